import type { english } from './imports.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  cell_too_long: 'O texto tem mais de {{longest}} caracteres.\nEncurte-o.',
  cell_not_a_number: '“{{text}}” não é um número.\nEscreva um, como 12.5.',
  cell_number_ambiguous: '“{{text}}” pode significar {{whole}} ou {{decimal}}.\nEscreva {{whole}} ou {{decimal}}.',
  cell_not_a_date: '“{{text}}” não é uma data.\nEscreva-a como 2026-01-31.',
  cell_not_a_web_address: '“{{text}}” não é um URL.\nEscreva um que comece por http:// ou https://.',
  cell_not_yes_or_no: '“{{text}}” não é sim nem não.\nEscreva sim ou não.',
  cell_not_an_id: '“{{text}}” não é um ID do Quarry.\nCopie-o de uma exportação, ou associe por outra coluna.',
  cell_invalid: '“{{text}}” não pode ser usado aqui.\nCorrija a célula.',
  cell_not_your_field:
    'O seu papel não inclui este campo.\nRetire a coluna, ou peça a um administrador um que o inclua.',
  row_no_key: 'A linha é associada por {{key}}, e não há nada aí.\nPreencha-o.',
  row_no_match: 'Nenhum registo tem {{key}} “{{text}}”.\nCorrija-o, ou deixe a importação criar novos registos.',
  row_several_matches:
    '{{count}} registos têm {{key}} “{{text}}”.\nAssocie por outra coluna, ou corrija primeiro um destes registos.',
  row_twice: 'A linha {{first}} é sobre o mesmo registo.\nRetire uma das duas linhas.',
  row_same_identifier:
    'A linha {{first}} tem o mesmo valor em {{key}}: “{{text}}”.\nRetire uma das duas linhas, ou corrija a que está errada.',
  cell_held_elsewhere:
    'O produto “{{name}}” também tem “{{text}}”.\nAmbos mantêm o valor; deixe a célula vazia se o valor pertencer a esse outro produto.',
  row_of_group:
    'A linha {{row}} do mesmo registo foi recusada, e por isso esta também.\nCorrija essa linha e importe de novo todas as linhas do registo.',
  import_not_ready: 'Esta importação não foi verificada, ou já foi aplicada.\nVerifique-a primeiro.',
  import_at_work: 'Esta importação está a ser verificada ou aplicada.\nEspere que termine, ou cancele-a primeiro.',
  import_nothing:
    'Nenhuma linha desta importação cria ou altera algo.\nCorrija as linhas recusadas, ou escolha outro ficheiro.',
  'import_nothing:unchanged':
    'Todas as linhas desta importação estão sem alteração, por isso não há nada a fazer.\nEscolha outro ficheiro para alterar algo.',
  import_empties:
    'Isto esvaziaria campos de {{count}} registos.\nConfirme com exatamente esse número, ou mude o modo das colunas.',
  'ROW_CHANGED:since_check': 'Foi alterado depois da verificação.\nVerifique de novo o ficheiro e volte a aplicá-lo.',
  import_row_column: 'Linha',
  import_fault_column: 'O que está errado',
};
