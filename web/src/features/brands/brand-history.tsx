import { useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../audit/index.ts';
import { brandsMessages } from './brands.messages.ts';
import type { BrandDetailFragment } from './brands.operations.generated.ts';

export function BrandHistory({ brand: { id, version } }: { brand: BrandDetailFragment }) {
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
  return <RecordHistory entity="brand" id={id} version={version} words={{ fields, values }} />;
}
