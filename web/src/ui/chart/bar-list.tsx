import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/index.ts';
import type { Tone } from '../status-dot.tsx';
import classes from './bar-list.module.css';

export type Bar = {
  key: string;
  label: ReactNode;
  value: number;
  /** Beside the number: what share of something it is. */
  note?: string;
  tone?: Tone;
};

/** Counts as bars of one scale, each with its number: the longest fills the width. */
export function BarList({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const format = useFormat();
  const longest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className={classes.bars} aria-label={label}>
      {bars.map(({ key, label: name, value, note, tone = 'neutral' }) => (
        <li key={key} className={classes.bar} data-tone={tone}>
          <span className={classes.label}>{name}</span>
          <span className={classes.track} aria-hidden>
            <span className={classes.fill} style={{ inlineSize: `${(value / longest) * 100}%` }} />
          </span>
          <span className={classes.value}>{format.number(value)}</span>
          <span className={classes.note}>{note}</span>
        </li>
      ))}
    </ul>
  );
}
