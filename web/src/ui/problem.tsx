import type { ReactNode } from 'react';
import classes from './problem.module.css';

type ProblemProps = { title: string; text: string; note?: string; children?: ReactNode };

/** Why there is nothing to see, and the one next step. */
export function Problem({ title, text, note, children }: ProblemProps) {
  return (
    <section className={classes.problem}>
      <h1>{title}</h1>
      <p>{text}</p>
      {note && <p className={classes.note}>{note}</p>}
      {children && <div className={classes.step}>{children}</div>}
    </section>
  );
}
