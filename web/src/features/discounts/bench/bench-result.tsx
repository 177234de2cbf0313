import type { Money } from '@quarry/contracts/money';
import { useFormat, useLanguage, useMessages } from '../../../i18n/index.ts';
import { negative } from '../../../ui/amounts.ts';
import { Explain } from '../../../ui/explain/explain.tsx';
import { Facts, Section } from '../../../ui/record/index.ts';
import { MoneyText } from '../../../ui/values.tsx';
import { ZonedTime } from '../../../ui/zoned-time/index.ts';
import type { BenchResultFragment } from '../discount-bench.operations.generated.ts';
import { BenchApplied } from './bench-applied.tsx';
import { BenchLost } from './bench-lost.tsx';
import { benchMessages } from './bench.messages.ts';
import classes from './bench.module.css';
import { BenchOutcome } from './bench-outcome.tsx';

type BenchResultProps = { result: BenchResultFragment; timeZone: string };

/** What applied in which order with its arithmetic, what it came to, and why each other discount lost. */
export function BenchResult({ result, timeZone }: BenchResultProps) {
  return (
    <>
      <Totals result={result} timeZone={timeZone} />
      <BenchApplied applied={result.applied} />
      <BenchLost lost={result.lost} />
      <BenchOutcome lines={result.lines} />
    </>
  );
}

function Totals({ result, timeZone }: BenchResultProps) {
  const t = useMessages(benchMessages);
  const format = useFormat();
  const language = useLanguage();
  const { goods, productOff, orderOff, shipping, shippingOff, total, cheaper, unknownCodes, isComplete } = result;
  const off = (money: Money) => <MoneyText money={negative(money)} />;
  const list = new Intl.ListFormat(language);
  return (
    <Section id="result" title={t('result')}>
      <Facts
        facts={[
          { label: t('goods'), value: <MoneyText money={goods} /> },
          { label: t('productOff'), value: off(productOff) },
          { label: t('orderOff'), value: off(orderOff) },
          { label: t('shipping'), value: <MoneyText money={shipping} /> },
          { label: t('shippingOff'), value: off(shippingOff) },
          {
            label: t('total'),
            value: (
              <strong>
                <MoneyText money={total} />
              </strong>
            ),
          },
          { label: t('at'), value: <ZonedTime at={result.at} timeZone={timeZone} /> },
        ]}
      />
      {unknownCodes.length > 0 && <p role="alert">{t('unknownCodes', { codes: list.format(unknownCodes) })}</p>}
      {cheaper && (
        <Explain
          as="note"
          tone="warning"
          title={t('cheaper', { saved: format.money(cheaper.saved) })}
          reasons={[t('cheaperChoice', { discounts: list.format(cheaper.discounts.map(({ name }) => name)) })]}
          next={t('cheaperNext')}
        />
      )}
      {!isComplete && <p className={classes.note}>{t('notComplete')}</p>}
    </Section>
  );
}
