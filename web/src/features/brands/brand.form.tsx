import { brandInput, type BrandDraft } from '@quarry/contracts/brands';
import { useMessages } from '../../i18n/index.ts';
import {
  LinesField,
  RecordForm,
  TextareaField,
  TextField,
  useRecordForm,
  type SaveOutcome,
} from '../../ui/form/index.ts';
import { Section } from '../../ui/record/index.ts';
import { brandsMessages } from './brands.messages.ts';
import type { BrandDetailFragment } from './brands.operations.generated.ts';

type BrandValues = { name: string; website: string; country: string; description: string; aliases: readonly string[] };

type BrandFormProps = {
  brand?: BrandDetailFragment;
  isReadOnly?: boolean;
  lockedFields?: readonly string[];
  saveLabel?: string;
  onSave: (draft: BrandDraft) => Promise<SaveOutcome>;
};

export function BrandForm({ brand, onSave, ...rest }: BrandFormProps) {
  const t = useMessages(brandsMessages);
  const form = useRecordForm<BrandValues, BrandDraft>(brandInput, valuesOf(brand));
  return (
    <RecordForm
      form={form}
      onSave={onSave}
      record={brand && { entity: 'brand', id: brand.id }}
      right={{ action: 'update', subject: 'Brand' }}
      {...rest}
    >
      <Section id="details" title={t('details')}>
        <TextField<BrandValues> name="name" label={t('name')} isRequired />
        <TextField<BrandValues> name="website" label={t('website')} type="url" placeholder="https://" />
        <TextField<BrandValues> name="country" label={t('country')} help={t('countryHelp')} />
        <LinesField<BrandValues> name="aliases" label={t('aliases')} help={t('aliasesHelp')} />
        <TextareaField<BrandValues> name="description" label={t('description')} />
      </Section>
    </RecordForm>
  );
}

function valuesOf(brand: BrandDetailFragment | undefined): BrandValues {
  return {
    name: brand?.name ?? '',
    website: brand?.website ?? '',
    country: brand?.country ?? '',
    description: brand?.description ?? '',
    aliases: brand?.aliases ?? [],
  };
}
