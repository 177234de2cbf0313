import type { Translation } from '../../../i18n/index.ts';
import type { english } from './export.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Exporter {{list}}',
  what_one: 'Exporte la liste affichée : {{rows}} ligne, avec {{columns}}.',
  what_other: 'Exporte la liste affichée : {{rows}} lignes dans cet ordre, avec {{columns}}.',
  format: 'Format de fichier',
  csv: 'CSV, pour les tableurs',
  jsonl: 'JSON Lines pour les programmes',
  import: 'CSV avec tous les champs, à modifier et à réimporter',
  allColumns: 'tous les champs qu’un import accepte',
  start: 'Exporter les lignes',
  running: 'Avancement de l’export',
  rows: '{{rows}} lignes sur {{total}}',
  done_one: '{{count}} ligne est dans {{name}}.',
  done_other: '{{count}} lignes sont dans {{name}}.',
  leftOut_one: '{{count}} ligne n’est pas exportée : votre rôle ne permet pas de l’exporter.',
  leftOut_other: '{{count}} lignes ne sont pas exportées : votre rôle ne permet pas de les exporter.',
  failed: 'Le fichier est incomplet et a été écarté.',
};
