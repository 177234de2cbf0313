import type { english } from './taxonomies.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  TAXONOMY_FILE_GONE: 'Die hochgeladene Datei ist nicht mehr da.\nLaden Sie sie erneut hoch.',
};
