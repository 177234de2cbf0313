import { useState } from 'react';
import classes from './chart-frame.module.css';
import { Mark, markOf } from './mark.tsx';
import { fillOf } from './patterns.tsx';
import { colorOf, strokeOf } from './series-look.ts';

export type LegendEntry = {
  key: string;
  label: string;
  /** A filled shape is shown by its fill; a line by its dashes and its mark. */
  look: 'fill' | 'line';
};

/** Which series are left out of a drawing, by their keys. */
export function useHiddenSeries() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setHidden((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]));
  return { hidden, toggle };
}

type ChartLegendProps = {
  entries: readonly LegendEntry[];
  hidden: ReadonlySet<string>;
  onToggle: (key: string) => void;
  /** Of the patterns that the drawing is filled with. */
  prefix: string;
};

/** What is drawn, each with its look; a click leaves it out or brings it back. */
export function ChartLegend({ entries, hidden, onToggle, prefix }: ChartLegendProps) {
  return (
    <div className={classes.legend}>
      {entries.map(({ key, label, look }, index) => (
        <button
          key={key}
          type="button"
          className={classes.entry}
          aria-pressed={!hidden.has(key)}
          onClick={() => onToggle(key)}
        >
          {look === 'line' ? (
            <svg width={28} height={14} aria-hidden>
              <line x1={0} x2={28} y1={7} y2={7} {...strokeOf(index)} />
              <Mark shape={markOf(index)} x={14} y={7} color={colorOf(index)} />
            </svg>
          ) : (
            <svg width={14} height={14} aria-hidden>
              <rect width={14} height={14} rx={2} fill={fillOf(prefix, index)} />
            </svg>
          )}
          {label}
        </button>
      ))}
    </div>
  );
}
