import type { Money } from '@quarry/contracts/money';
import { useEffect, useState } from 'react';
import { useFormat } from '../i18n/index.ts';

/** Money as the language writes it, with the currency's code on hover. */
export function MoneyText({ money }: { money: Money | null | undefined }) {
  const format = useFormat();
  if (!money) return <Absent />;
  return (
    <span className="tabular" title={`${format.money(money)} (${money.currency})`}>
      {format.money(money)}
    </span>
  );
}

const minuteMs = 60_000;

/** How long ago, with the exact time on hover; moves on by itself. */
export function RelativeTime({ at }: { at: string | null | undefined }) {
  const format = useFormat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  if (!at) return <Absent />;
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {format.relativeTime(at, now)}
    </time>
  );
}

export function NumberText({ value }: { value: number }) {
  const format = useFormat();
  return <span className="tabular">{format.number(value)}</span>;
}

export function Absent() {
  return <span aria-hidden>–</span>;
}
