import type { english } from './taxonomies.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  TAXONOMY_FILE_GONE: 'Le fichier envoyé n’est plus là.\nEnvoyez-le de nouveau.',
};
