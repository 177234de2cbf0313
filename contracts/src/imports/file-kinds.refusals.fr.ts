import type { english } from './file-kinds.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'not_a_table:empty': 'Le fichier est vide.\nChoisissez un fichier qui a un contenu.',
  'not_a_table:xlsx': 'C’est un classeur Excel.\nEnregistrez-le au format CSV et envoyez ce fichier.',
  'not_a_table:xls':
    'C’est un ancien classeur Excel ou un document Office.\nEnregistrez la feuille au format CSV et envoyez ce fichier.',
  'not_a_table:ods': 'C’est un fichier OpenDocument.\nEnregistrez la feuille au format CSV et envoyez ce fichier.',
  'not_a_table:numbers': 'C’est un document Numbers.\nExportez-le au format CSV et envoyez ce fichier.',
  'not_a_table:document':
    'C’est un document de texte ou une présentation.\nMettez les données dans un tableau et enregistrez-le au format CSV.',
  'not_a_table:archive': 'C’est une archive de fichiers.\nDécompressez-la et envoyez le fichier CSV qu’elle contient.',
  'not_a_table:packed': 'Le fichier est compressé avec {{program}}.\nDécompressez-le, ou compressez-le avec gzip.',
  'not_a_table:pdf': 'C’est un document PDF.\nExportez les données au format CSV depuis le programme d’origine.',
  'not_a_table:picture': 'C’est une image.\nChoisissez un fichier CSV ou TSV.',
  'not_a_table:html': 'C’est une page HTML.\nOuvrez-la dans un tableur et enregistrez-la au format CSV.',
  'not_a_table:xml': 'C’est un fichier XML.\nExportez les données au format CSV.',
  'not_a_table:json': 'C’est un fichier JSON.\nExportez les données au format CSV.',
  'not_a_table:binary': 'Ce n’est pas du texte.\nExportez les données au format CSV et envoyez ce fichier.',
};
