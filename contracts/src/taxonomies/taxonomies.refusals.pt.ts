import type { english } from './taxonomies.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  TAXONOMY_FILE_GONE: 'O ficheiro carregado já não existe.\nCarregue-o de novo.',
};
