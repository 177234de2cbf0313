import { type Measure, measureDefinitions, measures } from '@quarry/contracts/analytics';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { documentQuery, useAbilities } from '../../data/index.ts';
import { useFormat } from '../../i18n/index.ts';
import type { ListSearch } from '../routing/index.ts';
import { useFigureWords } from './figure-words.ts';
import classes from './list-measure.module.css';
import { questionOfList, type AskedList } from './question-of-list.ts';
import { FiguresDocument } from './measures.operations.generated.ts';

type ListMeasureProps = { list: { search: ListSearch; matching: AskedList; readAt: number } };

/** The figure that the rows of a list make up, as the report shows it; nothing once the list is asked for something else. */
export function ListMeasure({ list: { search, matching, readAt } }: ListMeasureProps) {
  const measure = measures.find((one) => one === search.measure);
  const question = measure && questionOfList(measure, matching);
  const abilities = useAbilities();
  if (!question || !abilities.can('read', 'Analytics')) return null;
  const mayRead = measureDefinitions[measure].rights.every((right) => abilities.can(...right));
  return mayRead ? <MeasuredRows measure={measure} question={question} rowsReadAt={readAt} /> : null;
}

type MeasuredRowsProps = {
  measure: Measure;
  question: NonNullable<ReturnType<typeof questionOfList>>;
  rowsReadAt: number;
};

function MeasuredRows({ measure, question: { asked, key }, rowsReadAt }: MeasuredRowsProps) {
  const format = useFormat();
  const words = useFigureWords(measure);
  const { from, until, ...narrowed } = asked;
  const query = useQuery(
    documentQuery(FiguresDocument, {
      // States now have no days.
      input: {
        measures: [measure],
        period: from === '' ? { kind: 'LAST_28_DAYS' } : { kind: 'CUSTOM', from, until },
        ...narrowed,
      },
    }),
  );
  useAskAgain(rowsReadAt, query.refetch);
  const figures = query.data?.figures;
  if (figures?.__typename !== 'Figures') return null;
  const shown = key === '' ? figures.totals : figures.rows.filter((row) => row.key === key);
  if (shown.length === 0) return null;
  return (
    <p className={classes.measure}>
      {format.label(words.measure(measure))}{' '}
      <strong>
        {figuresOf(measure, shown)
          .map(({ value, currency }) => words.value(value, currency))
          .join(', ')}
      </strong>
    </p>
  );
}

type Shown = { currency: string | null; values: readonly { value: number | null }[] };

/** Counts are added over currencies, and amounts never are. */
function figuresOf(measure: Measure, shown: readonly Shown[]): { value: number | null; currency: string | null }[] {
  const figures = shown.map(({ currency, values }) => ({ value: values[0]?.value ?? null, currency }));
  if (measureDefinitions[measure].unit !== 'count') return figures;
  return [{ value: figures.reduce((sum, { value }) => sum + (value ?? 0), 0), currency: null }];
}

/** Rows that are read again may have changed, and their figure with them; the first ones come together with it. */
function useAskAgain(rowsReadAt: number, ask: () => Promise<unknown>): void {
  const before = useRef(rowsReadAt);
  const follow = useEffectEvent((readAt: number) => {
    if (before.current !== 0 && before.current !== readAt) void ask();
    before.current = readAt;
  });
  useEffect(() => follow(rowsReadAt), [rowsReadAt]);
}
