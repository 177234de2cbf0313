import type { english } from './channels.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  CHANNEL_NOT_READY: 'Ainda não está pronto: falta {{fields}}.\nPreencha e depois ative o canal.',
  CHANNEL_BUILT_IN:
    '{{channel}} faz parte da loja: por ele entram as encomendas feitas pela equipa.\nPonha-o antes em pausa.',
  CHANNEL_THERE: 'O canal já está {{status}}.',
  CHANNEL_NO_MOVE: 'Um canal que está {{from}} não pode passar a {{to}}.\nPossível agora: {{ways}}.',
  'CHANNEL_NO_MOVE:end': 'Um canal que está {{from}} assim fica.\nAdicione um canal novo.',
  CHANNEL_HAS_LISTINGS_one:
    'Uma variante está neste canal e sai dele para sempre.\nConfirme para o arquivar mesmo assim.',
  CHANNEL_HAS_LISTINGS_other:
    '{{count}} variantes estão neste canal e saem dele para sempre.\nConfirme para o arquivar mesmo assim.',
  CHANNEL_SHOP_NOT_OWN: 'Só as suas lojas vendem em canais, e {{shop}} não é uma delas.\nEscolha uma das suas lojas.',
  CHANNEL_CURRENCY_FIXED:
    'Este canal esteve ativo com preços em {{currency}}, por isso a moeda mantém-se.\nAdicione um canal para {{wanted}}.',
  'CHANNEL_CURRENCY_FIXED:priced':
    'Há anúncios deste canal com preços em {{currency}}.\nRetire primeiro esses preços ou adicione outro canal.',
  CHANNEL_OF_SHOP: '{{channel}} usa o país, a moeda, a língua e o imposto da sua loja.\nAltere-os na página da loja.',
  CHANNEL_IS_ARCHIVED: '{{channel}} está arquivado: nada nele muda mais.\nEscolha outro canal.',
  'channel_field:country': 'o país',
  'channel_field:currency': 'a moeda',
  'channel_field:locale': 'a língua',
  'channel_status:DRAFT': 'em rascunho',
  'channel_status:ACTIVE': 'ativo',
  'channel_status:PAUSED': 'em pausa',
  'channel_status:ARCHIVED': 'arquivado',
  LISTING_TIME_OVER: '{{date}} já passou.\nPublique agora ou escolha um momento posterior.',
  LISTING_IS_ON:
    '{{product}} já está em {{channel}}: com início em {{from}}, ficaria fora até lá.\nDeixe como está, ou retire-o primeiro do canal e publique-o a partir desse momento.',
  LISTING_ENDS_FIRST:
    'O fim de {{product}} em {{channel}}, {{until}}, não vem depois do início, {{from}}.\nEscolha um início anterior, ou altere primeiro «Até» desta publicação.',
  LISTING_PRODUCT: '{{product}} está {{status}}.\nPublique primeiro o produto.',
  'LISTING_PRODUCT:gone': '{{product}} está na reciclagem.\nRestaure primeiro o produto.',
  'LISTING_PRICE:not_a_decimal': 'O preço não é um valor.\nEscreva-o sem a moeda, por exemplo 19.99.',
  'LISTING_PRICE:too_small': 'Um preço não fica abaixo de zero.\nAumente-o.',
  'LISTING_PRICE:too_large': 'O preço é demasiado grande.\nReduza-o.',
  'LISTING_PRICE:too_many_decimals': 'A moeda do canal tem menos casas decimais.\nRetire algumas.',
  'LISTING_PRICE:channel_without_currency': 'O canal ainda não tem moeda.\nEscolha-a na página do canal.',
  'LISTING_PRICE:list_below_price': 'O preço de tabela está abaixo do preço.\nAumente-o ou deixe-o vazio.',
  'LISTING_PRICE:list_without_price': 'Um preço de tabela acompanha um preço.\nPreencha o preço.',
  'listing:NOT_PUBLISHED': '{{product}} não está em {{channel}}.\nPublique-o nesse canal.',
  'listing:NOT_YET': 'Fica publicado a partir de {{date}}.\nEspere ou publique agora.',
  'listing:OVER': 'Esteve publicado até {{date}}.\nPublique de novo ou escolha um momento posterior.',
  'listing:CHANNEL_DRAFT': '{{channel}} é um rascunho.\nAtive o canal.',
  'listing:NO_PRICE':
    'Nem esta colocação nem uma oferta de {{shop}} tem um preço em {{currency}}.\nEscreva um preço na oferta ou aqui.',
  'listing:NO_PRICE:no_currency': '{{channel}} ainda não tem moeda.\nEscolha-a na página do canal.',
  'listing:NO_TAX_RATE':
    'O preço de {{shop}} é sem imposto, o de {{channel}} é com imposto, e não se conhece a taxa de {{country}}.\nAdicione a taxa na página da loja.',
  'listing:NO_TAX_RATE:without':
    'O preço de {{shop}} é com imposto, o de {{channel}} é sem imposto, e não se conhece a taxa de {{country}}.\nAdicione a taxa na página da loja.',
  'listing:OPEN_ERRORS':
    'Uma verificação encontrou erros na linha de {{product}} para {{channel}}.\nAbra os problemas do canal.',
};
