import { NativeSelect } from '@mantine/core';
import { useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import type { Reference } from '../../ui/form/index.ts';
import { discountsMessages } from './discounts.messages.ts';
import { ProductVariantNamesDocument } from './discounts.operations.generated.ts';

type VariantChoiceProps = { productId: string; value: string; onChange: (variant: Reference | null) => void };

/** One of the variants of a product, by its name. */
export function VariantChoice({ productId, value, onChange }: VariantChoiceProps) {
  const t = useMessages(discountsMessages);
  const variants = useRecord(ProductVariantNamesDocument, { id: productId }).data?.product?.variants ?? [];
  return (
    <NativeSelect
      aria-label={t('target.VARIANT')}
      value={value}
      data={[{ value: '', label: t('chooseVariant') }, ...variants.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={({ currentTarget }) => onChange(variants.find(({ id }) => id === currentTarget.value) ?? null)}
    />
  );
}
