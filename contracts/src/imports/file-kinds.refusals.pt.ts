import type { english } from './file-kinds.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'not_a_table:empty': 'O ficheiro está vazio.\nEscolha um ficheiro com conteúdo.',
  'not_a_table:xlsx': 'É um livro do Excel.\nGuarde-o como CSV e envie esse ficheiro.',
  'not_a_table:xls':
    'É um livro antigo do Excel ou um documento do Office.\nGuarde a folha como CSV e envie esse ficheiro.',
  'not_a_table:ods': 'É um ficheiro OpenDocument.\nGuarde a folha como CSV e envie esse ficheiro.',
  'not_a_table:numbers': 'É um documento do Numbers.\nExporte-o como CSV e envie esse ficheiro.',
  'not_a_table:document':
    'É um documento de texto ou uma apresentação.\nPonha os dados numa tabela e guarde-a como CSV.',
  'not_a_table:archive': 'É um arquivo com ficheiros.\nDescompacte-o e envie o ficheiro CSV que contém.',
  'not_a_table:packed': 'O ficheiro está comprimido com {{program}}.\nDescomprima-o, ou comprima-o com gzip.',
  'not_a_table:pdf': 'É um documento PDF.\nExporte os dados como CSV a partir do programa que o criou.',
  'not_a_table:picture': 'É uma imagem.\nEscolha um ficheiro CSV ou TSV.',
  'not_a_table:html': 'É uma página HTML.\nAbra-a numa folha de cálculo e guarde-a como CSV.',
  'not_a_table:xml': 'É um ficheiro XML.\nExporte os dados como CSV.',
  'not_a_table:json': 'É um ficheiro JSON.\nExporte os dados como CSV.',
  'not_a_table:binary': 'Não é texto.\nExporte os dados como CSV e envie esse ficheiro.',
};
