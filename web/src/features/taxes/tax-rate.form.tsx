import { percentText, taxRateInput, type TaxRateDraft } from '@quarry/contracts/taxes';
import { useMessages } from '../../i18n/index.ts';
import { useCountryOptions } from '../../ui/country-options.ts';
import { RecordForm, SelectField, TextField, useRecordForm, type SaveOutcome } from '../../ui/form/index.ts';
import { RecordField } from '../../ui/record-choices/index.ts';
import { Section } from '../../ui/record/index.ts';
import { taxesMessages } from './taxes.messages.ts';
import type { CreateTaxRateMutationVariables, TaxRateDetailFragment } from './taxes.operations.generated.ts';

type TaxRateValues = {
  shopId: string;
  name: string;
  country: string;
  region: string;
  taxClass: string;
  percent: string;
  validFrom: string;
};

type TaxRateFormProps = {
  taxRate?: TaxRateDetailFragment;
  /** Where a new one begins. */
  beginning?: { shopId: string; country: string };
  isReadOnly?: boolean;
  saveLabel?: string;
  onSave: (draft: TaxRateDraft) => Promise<SaveOutcome>;
};

export function TaxRateForm({ taxRate, beginning, onSave, ...rest }: TaxRateFormProps) {
  const t = useMessages(taxesMessages);
  const countries = useCountryOptions();
  const values = taxRate ? valuesOf(taxRate) : { ...empty, ...beginning };
  const form = useRecordForm<TaxRateValues, TaxRateDraft>(taxRateInput, values);
  return (
    <RecordForm
      form={form}
      onSave={onSave}
      isNew={taxRate === undefined}
      place={place}
      record={taxRate && { entity: 'tax_rate', id: taxRate.id }}
      right={{ action: 'update', subject: 'Shop' }}
      {...rest}
    >
      <Section id="details" title={t('details')}>
        {!taxRate && (
          <RecordField<TaxRateValues> name="shopId" of="Shop" label={t('shop')} help={t('shopHelp')} isRequired />
        )}
        <TextField<TaxRateValues> name="name" label={t('name')} help={t('nameHelp')} isRequired />
        <SelectField<TaxRateValues>
          name="country"
          label={t('country')}
          options={[{ value: '', label: t('chooseCountry') }, ...countries]}
          isRequired
        />
        <TextField<TaxRateValues> name="region" label={t('region')} help={t('regionHelp')} />
        <TextField<TaxRateValues> name="taxClass" label={t('taxClass')} help={t('taxClassHelp')} />
        <TextField<TaxRateValues>
          name="percent"
          label={t('percent')}
          help={t('percentHelp')}
          inputMode="decimal"
          rightSection="%"
          isRequired
        />
        <TextField<TaxRateValues>
          name="validFrom"
          label={t('validFrom')}
          help={t('validFromHelp')}
          type="date"
          isRequired
        />
      </Section>
    </RecordForm>
  );
}

/** The country begins as that of the shop. */
const place = ['shopId', 'country'] as const;
const empty = { shopId: '', name: '', country: '', region: '', taxClass: '', percent: '', validFrom: '' };

function valuesOf({ shop, name, country, region, taxClass, percent, validFrom }: TaxRateDetailFragment): TaxRateValues {
  return {
    shopId: shop.id,
    name,
    country,
    region: region ?? '',
    taxClass,
    percent,
    validFrom,
  };
}

/** What a form holds as the server takes it. */
export function inputOf({ ratePpm, ...draft }: TaxRateDraft): CreateTaxRateMutationVariables['input'] {
  return { ...draft, percent: percentText(ratePpm) };
}
