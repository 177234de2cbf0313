import { useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { brandsMessages } from './brands.messages.ts';
import type { BrandDetailFragment } from './brands.operations.generated.ts';

function useBrandWords(): FieldWords {
  const t = useMessages(brandsMessages);
  const fields = {
    name: t('name'),
    website: t('website'),
    country: t('country'),
    aliases: t('aliases'),
    description: t('description'),
    status: t('status'),
  };
  const values = { status: { ACTIVE: t('ACTIVE'), ARCHIVED: t('ARCHIVED') } };
  return { fields, values };
}

export const BrandWords: WithFieldWords = ({ children }) => children(useBrandWords());

export function BrandHistory({ brand: { id, version } }: { brand: BrandDetailFragment }) {
  return <RecordHistory entity="brand" id={id} version={version} words={useBrandWords()} />;
}
