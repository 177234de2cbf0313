import { useMessages } from '../../../i18n/index.ts';
import type { FieldWords, WithFieldWords } from '../../../ui/routing/index.ts';
import { taxonomiesMessages } from './taxonomies.messages.ts';

function useTaxonomyWords(): FieldWords {
  const t = useMessages(taxonomiesMessages);
  const fields = {
    release: t('release'),
    nodeCount: t('nodes'),
    goneCount: t('goneNodes'),
    languages: t('languages'),
  };
  const recordText = (name: string) => (name === 'GOOGLE' || name === 'SHOPIFY' ? t(name) : name);
  return { fields, recordText };
}

export const TaxonomyWords: WithFieldWords = ({ children }) => children(useTaxonomyWords());
