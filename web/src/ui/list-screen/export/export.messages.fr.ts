import type { Translation } from '../../../i18n/index.ts';
import type { english } from './export.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Exporter {{list}}',
  what_one: 'Ce que la liste montre : {{rows}} ligne, avec {{columns}}.',
  what_other: 'Ce que la liste montre : {{rows}} lignes dans leur ordre, avec {{columns}}.',
  format: 'Type de fichier',
  csv: 'CSV, pour les tableurs',
  jsonl: 'Lignes JSON, pour les programmes',
  start: 'Exporter les lignes',
  running: 'Avancement de l’export',
  rows: '{{rows}} lignes sur {{total}}',
  done_one: '{{count}} ligne est dans {{name}}.',
  done_other: '{{count}} lignes sont dans {{name}}.',
  leftOut_one: '{{count}} de la liste n’y est pas : votre rôle ne permet pas de l’exporter.',
  leftOut_other: '{{count}} de la liste n’y sont pas : votre rôle ne permet pas de les exporter.',
  failed: 'Le fichier n’est pas entier et a été écarté.',
};
