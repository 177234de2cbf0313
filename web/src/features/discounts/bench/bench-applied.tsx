import { useMessages, useWording } from '../../../i18n/index.ts';
import { negative } from '../../../ui/amounts.ts';
import { Section } from '../../../ui/record/index.ts';
import { MoneyText } from '../../../ui/values.tsx';
import type { BenchResultFragment } from '../discount-bench.operations.generated.ts';
import { discountsMessages } from '../discounts.messages.ts';
import { benchMessages } from './bench.messages.ts';
import classes from './bench.module.css';
import { DiscountLink } from '../discount-link.tsx';

/** The discounts that a cart gets, in their order, each with its arithmetic. */
export function BenchApplied({ applied }: { applied: BenchResultFragment['applied'] }) {
  const t = useMessages(benchMessages);
  const tDiscounts = useMessages(discountsMessages);
  const { sentence } = useWording();
  return (
    <Section id="applied" title={t('applied')}>
      {applied.length === 0 && <p>{t('noneApplied')}</p>}
      <ol className={classes.applied}>
        {applied.map(({ discount, code, saving, steps }) => (
          <li key={discount.id}>
            <p className={classes.head}>
              <DiscountLink discount={discount} />
              <span className={classes.note}>{tDiscounts(`class.${discount.class}`)}</span>
              <span className={classes.note}>{t('priorityOf', { priority: discount.priority })}</span>
              {code !== null && <code>{code}</code>}
              <span className={classes.saving}>
                <MoneyText money={negative(saving)} />
              </span>
            </p>
            <ul className={classes.steps} aria-label={t('stepsOf', { name: discount.name })}>
              {steps.map((step, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- two steps may say the same
                <li key={place}>{sentence(step)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
