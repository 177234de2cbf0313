import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { documentQuery } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { Section } from '../../../ui/record/index.ts';
import { useSettled } from '../../../ui/use-settled.ts';
import classes from '../discount.module.css';
import { DiscountWarningsDocument } from '../discount-bench.operations.generated.ts';
import { discountsMessages } from '../discounts.messages.ts';
import type { DiscountDetailFragment, DiscountInput } from '../discounts.operations.generated.ts';
import { discountSchema } from '../form/discount-schema.ts';
import type { DiscountShop, DiscountValues } from '../form/discount-values.ts';
import { BelowCost } from './below-cost.tsx';
import { LowestBefore } from './lowest-before.tsx';
import { Overlaps } from './overlaps.tsx';

const typingPauseMs = 700;

type DiscountWarningsProps = {
  shop: DiscountShop;
  locales: readonly string[];
  discount: DiscountDetailFragment | undefined;
};

/** What to look at before the discount holds that the form describes, saved or not: below cost, beside others, and the lowest price before. */
export function DiscountWarnings(props: DiscountWarningsProps) {
  const { shop, discount } = props;
  const t = useMessages(discountsMessages);
  const text = useSettled(useInputText(props), typingPauseMs);
  const query = useQuery({
    ...documentQuery(DiscountWarningsDocument, {
      id: discount?.id ?? null,
      shopId: shop.id,
      input: JSON.parse(text || '{}') as DiscountInput,
    }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const warnings = text === '' ? undefined : query.data?.discountWarnings;
  return (
    <Section id="warnings" title={t('warnings')}>
      {text === '' && <p className={classes.note}>{t('warningsLater')}</p>}
      {text !== '' && query.error && <LoadProblem error={query.error} onRetry={() => void query.refetch()} />}
      {warnings && (
        <div aria-busy={query.isPlaceholderData} className={classes.warnings}>
          <BelowCost rows={warnings.belowCost} count={warnings.belowCostCount} />
          <Overlaps rows={warnings.overlaps} timeZone={shop.timeZone} />
          <LowestBefore rows={warnings.lowestBefore} count={warnings.lowestBeforeCount} />
        </div>
      )}
    </Section>
  );
}

/** What would be saved, as text; nothing while a field is wrong. */
function useInputText({ shop, locales, discount }: DiscountWarningsProps): string {
  const { control } = useFormContext<DiscountValues>();
  const values = useWatch({ control }) as DiscountValues;
  const schema = useMemo(() => discountSchema([shop], locales, discount), [shop, locales, discount]);
  const checked = schema.safeParse(values);
  return checked.success ? JSON.stringify(checked.data) : '';
}
