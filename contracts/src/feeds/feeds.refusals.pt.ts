import type { english } from './feeds.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  EXPRESSION_TOO_LARGE: 'A expressão tem mais de {{most}} partes.\nReduza-a ou divida-a em várias regras.',
  EXPRESSION_TOO_DEEP: 'A expressão tem mais de {{most}} níveis de profundidade.\nSimplifique-a.',
  EXPRESSION_RULES: 'Um mapeamento é uma lista de no máximo {{most}} regras.\nEnvie uma lista mais curta.',
  EXPRESSION_SHAPE: 'Isto não é parte de uma expressão.\nEscolha uma fonte, uma constante ou uma operação.',
  EXPRESSION_SOURCE: 'A fonte {{source}} não existe.\nEscolha outra fonte.',
  EXPRESSION_CONSTANT: 'A constante não é do tipo que indica ou passa de {{most}} caracteres.\nCorrija-a.',
  EXPRESSION_FUNCTION: 'A operação {{name}} não existe.\nEscolha outra operação.',
  EXPRESSION_ARGUMENTS:
    '{{name}} aceita de {{least}} a {{most}} entradas e recebeu {{given}}.\nAdicione ou remova entradas.',
  EXPRESSION_OPTION: '{{option}} de {{name}} falta ou não é válida.\nCorrija essa opção.',
  EXPRESSION_TYPE: 'Esperado: {{wanted}}, recebido: {{given}}.\nConverta o valor ou escolha outra fonte.',
  EXPRESSION_FIELD: 'O canal não tem o campo {{field}}.\nEscolha outro campo.',
  EXPRESSION_RECORD: 'Um grupo com partes só cabe onde o campo é um grupo.\nColoque aqui um valor simples.',
  EXPRESSION_PART: '{{record}} não tem a parte {{part}}.\nRemova-a.',
  EXPRESSION_VALUE: '{{field}} ainda não tem valor.\nEscolha um de: {{values}}.',
  'EXPRESSION_VALUE:other': '{{field}} não aceita {{value}}.\nEscolha um de: {{values}}.',
  'value_kind:list': 'lista ({{kind}})',
  'value_kind:text': 'texto',
  'value_kind:html': 'HTML',
  'value_kind:url': 'URL',
  'value_kind:image': 'imagem',
  'value_kind:boolean': 'sim ou não',
  'value_kind:number': 'número',
  'value_kind:money': 'preço',
  'value_kind:date': 'data',
  'value_kind:interval': 'período',
  'value_kind:quantity': 'número com unidade',
  'value_kind:gtin': 'GTIN',
  'value_kind:country': 'país',
  'value_kind:language': 'idioma',
  'value_kind:record': 'grupo',
  KIND_SHAPE: '{{place}} falta ou não é válido.\nCorrija o arquivo.',
  'KIND_SHAPE:object': 'O arquivo não é um objeto JSON.\nEscreva um com {{names}}.',
  KIND_FIELD_TWICE: '{{place}} repete o campo {{field}}.\nRemova um deles.',
  KIND_TYPE: '{{place}} tem o tipo desconhecido {{type}}.\nUse um destes: {{types}}.',
  KIND_VALUES: '{{place}} é uma enumeração sem valores.\nListe os valores.',
  'KIND_VALUES:other': '{{place}} lista valores e não é uma enumeração.\nRemova-os ou mude o tipo.',
  KIND_GROUP:
    '{{place}} pertence a {{group}}, que não é um grupo deste arquivo ou não corresponde ao nome.\nCorrija o nome.',
  KIND_PARTS: '{{place}} é um grupo sem partes.\nAdicione as partes.',
  KIND_BOUNDS: '{{place}} tem um mínimo acima do máximo.\nCorrija-o.',
  KIND_UNITS: '{{place}} é um número com unidade e não indica unidades.\nListe as unidades.',
  'KIND_UNITS:unknown':
    '{{place}} tem um intervalo para a unidade {{unit}}, que não está listada.\nAdicione a unidade.',
  KIND_CONDITION: '{{place}} tem o nível when e nenhuma condição legível.\nIndique quando é obrigatório.',
  'KIND_CONDITION:other': '{{place}} tem uma condição, e o nível não é when.\nRemova-a ou mude o nível.',
  'KIND_CONDITION:field':
    'A condição de {{place}} pergunta por {{field}}, que não é um campo deste arquivo.\nCorrija-a.',
  KIND_CIRCLE: 'As condições formam um círculo: {{circle}}.\nRetire uma delas.',
  KIND_PATTERN:
    '{{place}} tem um padrão com grupos, alternativas ou mais de uma repetição aberta.\nEscreva um mais simples.',
  KIND_DEFAULT: 'O padrão de {{place}} não é válido: {{reason}}\nCorrija-o.',
  ROW_REQUIRED: '{{field}} falta.\nAdicione o valor ou uma regra.',
  'ROW_REQUIRED:page':
    'Falta {{field}}: não se conhece nenhuma página da loja com este produto.\nPercorra a página ou acrescente uma regra para {{field}}.',
  ROW_RECOMMENDED: '{{field}} é recomendado e falta.\nAdicione o valor se for conhecido.',
  ROW_TOO_LONG:
    '{{field}} tem {{given}} caracteres, e {{most}} são permitidos.\nEncurte o valor ou trunque-o na regra.',
  ROW_CUT: 'A regra de {{field}} corta “{{cut}}”.\nEncurte o texto ou permita mais caracteres na regra.',
  'ROW_CUT:full':
    'A regra de {{field}} corta “{{cut}}”.\nEncurte o texto: {{field}} aceita no máximo {{most}} caracteres.',
  ROW_TOO_SHORT: '{{field}} tem {{given}} caracteres, e são necessários {{least}}.\nEscreva mais.',
  ROW_TOO_MANY: '{{field}} tem {{given}} valores, e {{most}} são permitidos.\nRetire alguns.',
  ROW_TOO_FEW: '{{field}} tem {{given}} valores, e são necessários {{least}}.\nAdicione alguns ou omita o campo.',
  ROW_VALUE: '{{field}} é {{value}} e aceita apenas: {{values}}.\nAssocie um destes valores.',
  ROW_FORM: '{{field}} é {{value}}, que não é do tipo {{kind}}.\nCorrija o valor ou a regra.',
  ROW_PATTERN: '{{field}} é {{value}}, com sinais não permitidos.\nCorrija o valor ou a regra.',
  ROW_UNIT: '{{field}} tem a unidade {{unit}} e aceita apenas: {{units}}.\nConverta o valor.',
  ROW_RANGE: '{{field}} é {{value}}, e o mínimo é {{least}}.\nCorrija o valor.',
  'ROW_RANGE:above': '{{field}} é {{value}}, e o máximo é {{most}}.\nCorrija o valor.',
  ROW_PLACEHOLDER: '{{field}} diz apenas {{value}}.\nInforme o valor real ou omita o campo.',
  'ROW_CURRENCY:historic':
    '{{field}} está em {{given}}, uma moeda que já não circula.\nInforme um preço numa moeda atual.',
  ROW_CURRENCY: '{{field}} está em {{given}}, e o canal vende em {{wanted}}.\nInforme um preço em {{wanted}}.',
  ROW_REPEATED: '{{field}} {{value}} já está na linha {{line}}.\nDê a cada linha um valor próprio.',
  PRICE_ON_PAGE:
    'A página mostra {{page}}, o feed diz {{feed}}, visto {{date}}.\nCorrija um dos preços e rastreie a página outra vez.',
  ROW_TAKEN: '{{field}} {{value}} já consta na linha {{other}}.\nDê a cada linha um valor próprio.',
  ROW_UNKNOWN: '{{field}} não é um campo deste tipo e não é lido.\nCorrija o nome ou omita-o.',
  MAPPING_NO_VERSION: '{{channel}} não tem a versão {{version}} das regras.\nEscolha uma da lista.',
  KIND_IN_USE:
    '{{channel}} tem feeds ou regras feitos dos campos da versão {{version}}.\nAdicione um canal: ele começa com a versão mais recente.',
  KIND_NO_VERSION:
    'O tipo de {{channel}} não tem uma versão {{version}} válida hoje.\nRecarregue a página e escolha a mais recente.',
  FEED_NO_KIND:
    '{{channel}} é de um tipo, ou de uma versão dele, sem campos.\nPasse-o para uma versão mais recente na sua página, ou crie um novo canal de um tipo com feeds.',
  FEEDS_FULL: '{{channel}} tem {{most}} feeds, o máximo.\nUse um deles.',
  FEED_CHANNEL_NOT_ACTIVE:
    '{{channel}} não está ativo, por isso os seus feeds ficam como estão.\nAbra primeiro o canal.',
  FEED_BEING_REBUILT: '{{feed}} já está a ser reconstruído.\nEspere pelo fim.',
  FEED_NO_HELD_ROWS: '{{feed}} não tem linhas retidas.\nNão há mais nada a fazer.',
  FEED_ROWS_HELD_one:
    '{{count}} linha sairia com mais linhas do que o canal permite por dia; fica como estava.\nVeja a causa, ou remova-a.',
  FEED_ROWS_HELD_other:
    '{{count}} linhas sairiam, mais do que o canal permite por dia; ficam como estavam.\nVeja a causa, ou remova-as.',
  'ROW_RULE:too_large': 'A regra de {{field}} gera um valor grande demais.\nTrunque-o.',
  'ROW_RULE:tax_rate_missing':
    'O preço em {{field}} precisa de uma alíquota desconhecida.\nAdicione-a na página da loja.',
  'ROW_RULE:currency_differs': 'A regra de {{field}} soma valores de duas moedas.\nCorrija a regra.',
  'ROW_RULE:out_of_range': 'A regra de {{field}} gera um número fora dos limites.\nCorrija a regra.',
};
