import type { english } from './tables.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'table_refused:columns':
    'O ficheiro tem {{count}} colunas, e não são lidas mais de {{limit}}.\nRetire as colunas de que não precisa.',
  'table_refused:header':
    'A linha dos nomes das colunas não termina.\nVerifique as aspas da primeira linha e se o ficheiro perdeu os fins de linha.',
  'table_refused:no_rows':
    'O ficheiro tem nomes de colunas e nenhuma linha por baixo.\nVerifique a exportação que o escreveu.',
  table_column_twice:
    'A coluna {{column}} tem o mesmo nome que a coluna {{first}}: “{{name}}”.\nMude o nome de uma delas ou retire-a.',
  table_column_unnamed: 'A coluna {{column}} não tem nome.\nDê-lhe um na primeira linha ou retire-a.',
  table_too_many_cells:
    'A linha {{row}} tem {{cells}} células, e a tabela tem {{columns}} colunas.\nPonha entre aspas as células que contêm o separador.',
  table_too_few_cells:
    'A linha {{row}} termina antes da coluna “{{column}}”: tem {{cells}} de {{columns}} células.\nAcrescente as células que faltam; podem estar vazias.',
  table_cell_too_long:
    'Linha {{row}}, coluna “{{column}}”: a célula tem mais de {{limit}} KB.\nEncurte-a ou verifique se falta uma aspa.',
  table_row_too_long:
    'A linha {{row}} tem mais de {{limit}} caracteres.\nEncurte as suas células e verifique se o ficheiro perdeu os fins de linha.',
  table_quote_open:
    'A linha {{row}} abre uma aspa que nunca é fechada e por isso não foi lida.\nFeche ou duplique a aspa; verifique se o ficheiro está inteiro.',
  'table_quote_open:rows':
    'A linha {{row}} abre uma aspa que nunca é fechada; por isso o que se segue até à linha {{last}} não foi lido.\nFeche ou duplique a aspa; verifique se o ficheiro está inteiro.',
  table_quote_not_doubled:
    'A linha {{row}} tem numa célula entre aspas uma aspa que não está duplicada. Ficou como está.\nEscreva essa aspa duas vezes.',
  table_nul:
    'Linha {{row}}, coluna “{{column}}”: a célula contém caracteres NUL.\nExporte o ficheiro de novo como texto em UTF-8.',
  table_encoding_mixed:
    'Linha {{row}}, coluna “{{column}}”: alguns caracteres têm uma codificação diferente de {{encoding}}, em que o ficheiro é lido.\nGuarde todo o ficheiro em UTF-8.',
  table_number_rounded:
    'Linha {{row}}, coluna “{{column}}”: uma folha de cálculo transformou um número longo em “{{text}}”, e perderam-se algarismos.\nFormate a coluna como texto, escreva o número de novo e guarde o ficheiro outra vez.',
};
