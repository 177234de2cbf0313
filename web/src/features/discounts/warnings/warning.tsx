import type { ReactNode } from 'react';
import { StatusDot } from '../../../ui/status-dot.tsx';
import classes from '../discount.module.css';

type WarningProps = {
  title: string;
  /** What was found, or that nothing was. */
  text: string;
  isFine: boolean;
  /** What was found in full. */
  children: ReactNode;
};

/** One thing to look at; one that is fine is a line. */
export function Warning({ title, text, isFine, children }: WarningProps) {
  return (
    <section className={classes.warning} aria-label={title}>
      <h3>
        <StatusDot tone={isFine ? 'success' : 'warning'} label={title} />
      </h3>
      <p className={classes.note}>{text}</p>
      {!isFine && children}
    </section>
  );
}
