import type { Money } from '@quarry/contracts/money';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { documentQuery, requestGraphql, type TypedDocument } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../explain/index.ts';
import { isLive, type RunState } from '../lifecycle/index.ts';
import { MoneyText, RelativeTime } from '../values.tsx';
import { listTotalsMessages } from './list-totals.messages.ts';
import classes from './list-totals.module.css';

/** Sums over the rows of one currency: amounts of different currencies are never added up. */
type CurrencySums = {
  currency: string;
  /** How many rows, where the list says so. */
  rows?: number;
  amounts: readonly { label: string; money: Money }[];
};

/** Sums over all rows that a list finds, or null where these are too many to be added up. */
export type ListSums = readonly CurrencySums[] | null;

/** A job that adds up more rows than a header does at once; `finishedAt` is when the one ended whose sums are shown. */
type ListCount = { state: RunState; done: number; finishedAt: string | null };

/** What the rows of a list are found by. */
type Asked = { search: string | null; filter: Record<string, unknown> };

type ListTotalsProps<Data, Variables> = {
  list: { matching: Asked; isStale: boolean };
  document: TypedDocument<Data, Variables>;
  sumsOf: (data: Data) => ListSums;
  /** How a worker is asked for what the header does not add up at once, and how far it is; absent where none is asked. */
  count?: { document: TypedDocument<unknown, Variables>; of: (data: Data) => ListCount | null };
};

const everyMs = 1_000;

/** Sums of the filter in the header of a list, a line for each currency. */
export function ListTotals<Data, Variables>({ list, document, sumsOf, count }: ListTotalsProps<Data, Variables>) {
  const t = useMessages(listTotalsMessages);
  // Every document for totals takes what its list takes, beside windows and order.
  const variables = list.matching as unknown as Variables;
  const query = useQuery({
    ...documentQuery(document, variables),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data && isLive(count?.of(state.data)?.state ?? 'succeeded') ? everyMs : false,
  });
  if (query.error && query.data === undefined) {
    return (
      <p className={classes.note} role="alert">
        {t('failed')}{' '}
        <button type="button" className={classes.retry} onClick={() => void query.refetch()}>
          {t('tryAgain')}
        </button>
      </p>
    );
  }
  if (query.data === undefined) return null;
  const sums = sumsOf(query.data);
  const running = count?.of(query.data) ?? null;
  if (sums?.length === 0) return null;
  return (
    <>
      {sums !== null && (
        <ul className={classes.totals} aria-label={t('totals')} data-stale={list.isStale || query.isPlaceholderData}>
          {sums.map((one) => (
            <Sums key={one.currency} sums={one} isOnlyOne={sums.length === 1} />
          ))}
        </ul>
      )}
      {count === undefined
        ? sums === null && <p className={classes.note}>{t('tooMany')}</p>
        : (sums === null || running !== null) && (
            <Count
              count={running}
              start={() => requestGraphql(count.document, variables).then(() => query.refetch())}
            />
          )}
    </>
  );
}

/** How far a worker is with adding up, and the way to ask for it. */
function Count({ count, start }: { count: ListCount | null; start: () => Promise<unknown> }) {
  const t = useMessages(listTotalsMessages);
  const format = useFormat();
  const { failed } = useShowRefusal();
  const { mutate, isPending } = useMutation({ mutationFn: start, onError: failed });
  const isCounting = count !== null && isLive(count.state);
  const at = count?.finishedAt ?? null;
  return (
    <p className={classes.note}>
      <output>
        {isCounting && t('adding', { number: format.number(count.done) })}
        {!isCounting && count !== null && count.state !== 'succeeded' && t('endedEarly')}
        {count === null && t('notAdded')}
      </output>
      {at !== null && !isCounting && (
        <>
          {t('addedUp')} <RelativeTime at={at} />
        </>
      )}
      {!isCounting && (
        <>
          {' '}
          <button type="button" className={classes.retry} disabled={isPending} onClick={() => mutate()}>
            {t(count === null ? 'addUp' : 'addUpAgain')}
          </button>
        </>
      )}
    </p>
  );
}

function Sums({ sums: { currency, rows, amounts }, isOnlyOne }: { sums: CurrencySums; isOnlyOne: boolean }) {
  const t = useMessages(listTotalsMessages);
  return (
    <li>
      <span className={classes.currency}>
        {currency}
        {/* A margin would fall beside both words where the page runs from right to left and they from left to right. */}
        {!isOnlyOne && rows !== undefined && ` ${t('rows', { count: rows })}`}
      </span>
      <dl>
        {amounts.map(({ label, money }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <MoneyText money={money} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
