import { useFormat, useLanguage, useMessages } from '../../../i18n/index.ts';
import { negative } from '../../../ui/amounts.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { useIssueText } from '../../../ui/form/index.ts';
import { Facts, Section } from '../../../ui/record/index.ts';
import { MoneyText } from '../../../ui/values.tsx';
import { BenchApplied, BenchLost } from '../../discounts/index.ts';
import { draftMessages } from './draft.messages.ts';
import classes from './draft.module.css';
import type { OrderPreviewDetailFragment } from '../orders.operations.generated.ts';
import type { DraftPreview } from './use-draft-preview.ts';

/** What the draft comes to while it is typed, with the arithmetic of its discounts. */
export function DraftPreviewPart({ preview: state }: { preview: DraftPreview }) {
  const t = useMessages(draftMessages);
  const { preview, isCurrent, isAwaited, error, retry } = state;
  return (
    <div className={classes.preview} aria-live="polite" aria-busy={isAwaited}>
      {error && <LoadProblem error={error} onRetry={retry} />}
      {preview ? (
        <div className={classes.result} data-stale={!isCurrent}>
          <Totals preview={preview} />
          <BenchApplied applied={preview.applied} />
          <BenchLost lost={preview.lost} />
        </div>
      ) : (
        <Section id="preview" title={t('preview')}>
          <Problems issues={state.issues} />
        </Section>
      )}
    </div>
  );
}

function Problems({ issues }: { issues: DraftPreview['issues'] }) {
  const t = useMessages(draftMessages);
  const issueText = useIssueText();
  if (issues.length === 0) return <p className={classes.note}>{t('nothingYet')}</p>;
  return (
    <ul className={classes.problems}>
      {issues.map((issue) => {
        const line = /^lines\.(\d+)/.exec(issue.path)?.[1];
        const text = issueText(issue);
        return (
          <li key={issue.path}>
            {line === undefined ? text : t('inLine', { number: Number(line) + 1, problem: text })}
          </li>
        );
      })}
    </ul>
  );
}

function Totals({ preview }: { preview: OrderPreviewDetailFragment }) {
  const t = useMessages(draftMessages);
  const format = useFormat();
  const list = new Intl.ListFormat(useLanguage());
  const { discount, shipping, net, tax, gross, unknownCodes } = preview;
  const rates = [
    ...new Set(
      preview.lines.flatMap(({ taxRatePpm, taxName }) =>
        taxRatePpm === null ? [] : [[taxName, format.rate(taxRatePpm)].filter(Boolean).join(' ')],
      ),
    ),
  ];
  const isWithoutRate = preview.lines.some(({ taxRatePpm }) => taxRatePpm === null);
  return (
    <Section id="preview" title={t('preview')}>
      <Facts
        facts={[
          { label: t('discounts'), value: <MoneyText money={negative(discount)} /> },
          { label: t('shippingCost'), value: <MoneyText money={shipping} /> },
          { label: t('net'), value: <MoneyText money={net} /> },
          {
            label: rates.length === 0 ? t('tax') : t('taxAt', { rates: list.format(rates) }),
            value: <MoneyText money={tax} />,
          },
          {
            label: t('total'),
            value: (
              <strong>
                <MoneyText money={gross} />
              </strong>
            ),
          },
        ]}
      />
      {isWithoutRate && <p className={classes.note}>{t('noRate')}</p>}
      {unknownCodes.length > 0 && <p role="alert">{t('unknownCodes', { codes: list.format(unknownCodes) })}</p>}
    </Section>
  );
}
