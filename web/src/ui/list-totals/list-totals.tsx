import type { Money } from '@quarry/contracts/money';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { documentQuery, type TypedDocument } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { MoneyText } from '../values.tsx';
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

/** What the rows of a list are found by. */
type Asked = { search: string | null; filter: Record<string, unknown> };

type ListTotalsProps<Data, Variables> = {
  list: { matching: Asked; isStale: boolean };
  document: TypedDocument<Data, Variables>;
  sumsOf: (data: Data) => ListSums;
};

/** Sums of the filter in the header of a list, a line for each currency. */
export function ListTotals<Data, Variables>({ list, document, sumsOf }: ListTotalsProps<Data, Variables>) {
  const t = useMessages(listTotalsMessages);
  // Every document for totals takes what its list takes, beside windows and order.
  const variables = list.matching as unknown as Variables;
  const query = useQuery({ ...documentQuery(document, variables), placeholderData: keepPreviousData });
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
  if (sums === null) return <p className={classes.note}>{t('tooMany')}</p>;
  if (sums.length === 0) return null;
  return (
    <ul className={classes.totals} aria-label={t('totals')} data-stale={list.isStale || query.isPlaceholderData}>
      {sums.map((one) => (
        <Sums key={one.currency} sums={one} isOnlyOne={sums.length === 1} />
      ))}
    </ul>
  );
}

function Sums({ sums: { currency, rows, amounts }, isOnlyOne }: { sums: CurrencySums; isOnlyOne: boolean }) {
  const t = useMessages(listTotalsMessages);
  return (
    <li>
      <span className={classes.currency}>
        {currency}
        {!isOnlyOne && rows !== undefined && <span className={classes.rows}>{t('rows', { count: rows })}</span>}
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
