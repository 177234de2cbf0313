import { Progress } from '@mantine/core';
import { useFormat, useMessages, useWording } from '../../i18n/index.ts';
import { useStatedText } from '../../ui/offer-values/index.ts';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { grabbersMessages } from './grabbers.messages.ts';
import { useReadingFailure } from './reading-failure.ts';
import type { ComparedField, useComparison } from './use-comparison.ts';
import classes from './workbench.module.css';

type ComparisonResultProps = ReturnType<typeof useComparison> & { all: number; label: string };

/** How far the comparison has come and what differs so far, with an example of each field. */
export function ComparisonResult({ comparison, read, all, label, isReading, isError, error }: ComparisonResultProps) {
  const t = useMessages(grabbersMessages);
  const format = useFormat();
  const failure = useReadingFailure();
  const columns = useComparisonColumns();
  const { offersBefore, offersNow, changedPages, fields } = comparison;
  return (
    <>
      {isReading && (
        <div className={classes.progress}>
          <Progress value={all === 0 ? 0 : (read / all) * 100} aria-label={label} />
          <span className="tabular">{t('comparedSoFar', { read: format.number(read), all: format.number(all) })}</span>
        </div>
      )}
      {isError && (
        <p className={classes.problem}>{failure(error, t('comparisonFailed', { read: format.number(read) }))}</p>
      )}
      <p aria-live="polite" className={classes.hint}>
        {!isReading &&
          t('comparisonSum', {
            changed: format.number(changedPages),
            pages: format.number(read),
            before: format.number(offersBefore),
            now: format.number(offersNow),
          })}
      </p>
      {(fields.length > 0 || !isReading) && (
        <PlainTable
          label={label}
          rows={fields}
          rowKey={({ field }) => field}
          columns={columns}
          empty={t('changesNothing', { count: read })}
        />
      )}
    </>
  );
}

function useComparisonColumns(): readonly PlainColumn<ComparedField>[] {
  const t = useMessages(grabbersMessages);
  const { word } = useWording();
  const format = useFormat();
  const count = (key: 'new' | 'changed' | 'lost'): PlainColumn<ComparedField> => ({
    key,
    header: t(`change.${key}`),
    isNumber: true,
    cell: (row) => format.number(row[key]),
  });
  return [
    { key: 'field', header: t('field'), cell: ({ field }) => word(`field:${field}`) },
    count('new'),
    count('changed'),
    count('lost'),
    { key: 'example', header: t('example'), cell: ({ field, example }) => <Example field={field} {...example} /> },
  ];
}

function Example({ field, url, before, now }: ComparedField['example'] & { field: string }) {
  const stated = useStatedText();
  return (
    <div className={classes.value}>
      {now !== null && <bdi>{stated(field, now)}</bdi>}
      {before !== null && (
        <del>
          <bdi>{stated(field, before)}</bdi>
        </del>
      )}
      <div className={classes.pageUrl}>
        <bdi>{url}</bdi>
      </div>
    </div>
  );
}
