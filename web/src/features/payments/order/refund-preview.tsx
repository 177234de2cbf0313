import { useMessages, useWording, type Translate } from '../../../i18n/index.ts';
import { inputMessages, inputText } from '../../../ui/form/index.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { PlainTable, type PlainColumn } from '../../../ui/plain-table/plain-table.tsx';
import { Facts } from '../../../ui/record/index.ts';
import { MoneyText, NumberText } from '../../../ui/values.tsx';
import type { PreviewRefundQuery } from '../order-payments.operations.generated.ts';
import { refundsMessages, type english } from './refunds.messages.ts';
import classes from './refunds.module.css';
import type { useRefundPreview } from './use-refund-preview.ts';

type RefundPreview = Extract<PreviewRefundQuery['previewRefund'], { __typename: 'RefundPreview' }>;

/** What would be given back, with its tax, and whether somebody else has to agree. */
export function RefundPreviewText({ asked }: { asked: ReturnType<typeof useRefundPreview> }) {
  const t = useMessages(refundsMessages);
  const tInput = useMessages(inputMessages);
  const { reason } = useWording();
  const { answer, isCurrent, error, retry } = asked;
  if (error) return <LoadProblem error={error} onRetry={retry} />;
  if (answer === undefined) return null;
  return (
    <section className={classes.preview} data-stale={!isCurrent} aria-live="polite" aria-label={t('preview')}>
      {answer.__typename === 'RefundPreview' && <Formed preview={answer} />}
      {answer.__typename === 'NotAllowedNow' && <p className={classes.refused}>{reason(answer)}</p>}
      {answer.__typename === 'InvalidInput' &&
        answer.issues.map(({ path, code }) => (
          <p key={path} className={classes.refused}>
            {inputText(tInput, code)}
          </p>
        ))}
    </section>
  );
}

function Formed({ preview }: { preview: RefundPreview }) {
  const t = useMessages(refundsMessages);
  const { amount, lines, refundable, limit, needsApproval } = preview;
  return (
    <>
      {lines.length > 0 && (
        <PlainTable
          label={t('preview')}
          rows={lines}
          rowKey={({ line }) => line.id}
          empty=""
          columns={previewColumns(t)}
        />
      )}
      <Facts
        facts={[
          {
            label: t('total'),
            value: (
              <strong>
                <MoneyText money={amount} />
              </strong>
            ),
          },
          {
            label: t('leftAfter'),
            value: <MoneyText money={{ ...refundable, minor: refundable.minor - amount.minor }} />,
          },
          ...(needsApproval ? [{ label: t('yourLimit'), value: <MoneyText money={limit} /> }] : []),
        ]}
      />
      {needsApproval && <p className={classes.warning}>{t('needsApproval')}</p>}
    </>
  );
}

function previewColumns(t: Translate<typeof english>): PlainColumn<RefundPreview['lines'][number]>[] {
  return [
    { key: 'line', header: t('line'), isLong: true, cell: ({ line }) => <bdi>{line.title}</bdi> },
    { key: 'quantity', header: t('quantity'), isNumber: true, cell: ({ quantity }) => <NumberText value={quantity} /> },
    { key: 'net', header: t('net'), isNumber: true, cell: ({ net }) => <MoneyText money={net} /> },
    { key: 'tax', header: t('tax'), isNumber: true, cell: ({ tax }) => <MoneyText money={tax} /> },
    { key: 'gross', header: t('gross'), isNumber: true, cell: ({ gross }) => <MoneyText money={gross} /> },
  ];
}
