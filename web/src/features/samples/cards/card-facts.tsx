import type { ReactNode } from 'react';
import classes from './card.module.css';

export type Fact = { label: string; value: ReactNode };

/** A few figures of a card, each with its name. */
export function CardFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
