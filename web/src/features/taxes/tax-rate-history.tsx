import { useFormat, useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import type { FieldWords, WithFieldWords } from '../../ui/routing/index.ts';
import { taxesMessages } from './taxes.messages.ts';
import type { TaxRateDetailFragment } from './taxes.operations.generated.ts';

function useTaxRateWords(): FieldWords {
  const t = useMessages(taxesMessages);
  const format = useFormat();
  const fields = {
    shopId: t('shop'),
    name: t('name'),
    country: t('country'),
    region: t('region'),
    taxClass: t('taxClass'),
    percent: t('rate'),
    validFrom: t('validFrom'),
  };
  const valueText = (name: string, value: unknown) => {
    if (typeof value !== 'string') return undefined;
    if (name === 'percent') return format.rate(Number(value) * 10_000);
    if (name === 'country') return format.country(value);
    return name === 'validFrom' ? format.day(value) : undefined;
  };
  return { fields, valueText };
}

export const TaxRateWords: WithFieldWords = ({ children }) => children(useTaxRateWords());

export function TaxRateHistory({ taxRate: { id, version } }: { taxRate: TaxRateDetailFragment }) {
  return <RecordHistory entity="tax_rate" id={id} version={version} words={useTaxRateWords()} />;
}
