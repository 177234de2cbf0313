import { NativeSelect } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '../../../i18n/index.ts';
import { useFieldProblem, useFieldWords } from '../../../ui/form/index.ts';
import { Section } from '../../../ui/record/index.ts';
import { localTime } from '../../../ui/zoned-time/index.ts';
import { discountsMessages } from '../discounts.messages.ts';
import type { DiscountShop, DiscountValues } from './discount-values.ts';

const name = 'shopId';

/** The shop of a new discount. With another one go its channels and its currency, and the time by its clocks. */
export function ShopField({ shops }: { shops: readonly DiscountShop[] }) {
  const t = useMessages(discountsMessages);
  const { control } = useFormContext<DiscountValues>();
  const shopId = useWatch({ control, name });
  const problem = useFieldProblem(name);
  const nameOf = (id: string) => shops.find((shop) => shop.id === id)?.name ?? t('gone');
  useFieldWords(name, { label: t('shop'), textOf: (id) => nameOf(String(id)) });
  const choose = useChooseShop(shops, shopId, problem !== undefined);
  // What was typed may be for a shop that its person lost since: it is refused until another is chosen.
  const isGone = !shops.some(({ id }) => id === shopId);
  if (shops.length === 1 && !isGone) return null;
  return (
    <Section id="shop" title={t('shop')}>
      <NativeSelect
        aria-label={t('shop')}
        description={t('shopHelp')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={shopId}
        data={[
          ...(isGone ? [{ value: shopId, label: '–' }] : []),
          ...shops.map((shop) => ({ value: shop.id, label: shop.name })),
        ]}
        error={problem}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    </Section>
  );
}

function useChooseShop(shops: readonly DiscountShop[], shopId: string, isRefused: boolean): (id: string) => void {
  const { getValues, setValue, resetField } = useFormContext<DiscountValues>();
  const offered = useRef(getValues('startsAt'));
  const offeredFor = useRef(shopId);
  const choose = (id: string) => {
    const before = shops.find((shop) => shop.id === getValues(name));
    const next = shops.find((shop) => shop.id === id);
    setValue(name, id, { shouldDirty: true, shouldTouch: true, shouldValidate: isRefused });
    setValue('channelIds', [], { shouldDirty: true });
    if (getValues('currency') === (before?.currency ?? '')) setValue('currency', next?.currency ?? '');
  };
  useEffect(() => {
    const shop = shops.find(({ id }) => id === shopId);
    if (!shop || offeredFor.current === shopId) return;
    offeredFor.current = shopId;
    if (getValues('startsAt') !== offered.current) return;
    offered.current = localTime(new Date().toISOString(), shop.timeZone);
    // Nobody typed it, so that it is no draft either.
    resetField('startsAt', { defaultValue: offered.current });
  }, [shops, shopId, getValues, resetField]);
  return choose;
}
