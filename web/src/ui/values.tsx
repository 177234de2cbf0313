import type { Money } from '@quarry/contracts/money';
import { useSyncExternalStore } from 'react';
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

const tickMs = 1_000;
const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all times on the screen, however many rows they stand in. */
function everySecond(watcher: () => void): () => void {
  if (watchers.size === 0) timer = setInterval(tick, tickMs);
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) clearInterval(timer);
  };
}

function tick(): void {
  for (const watcher of watchers) watcher();
}

/** The moment at which the present minute began. */
export function useMinute(): number {
  return useSyncExternalStore(everySecond, () => Math.floor(Date.now() / 60_000) * 60_000);
}

type RelativeTimeProps = {
  at: string | null | undefined;
  /** What is said instead once the time has come. */
  past?: string;
};

/** How long ago, with the exact time on hover; moves on by itself, and is drawn anew only when its words change. */
export function RelativeTime({ at, past }: RelativeTimeProps) {
  const format = useFormat();
  const text = useSyncExternalStore(everySecond, () => {
    if (!at) return '';
    const now = Date.now();
    return past !== undefined && Date.parse(at) <= now ? past : format.relativeTime(at, now);
  });
  if (!at) return <Absent />;
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {text}
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
