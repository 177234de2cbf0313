import type { ReactNode } from 'react';
import { SampleMark } from './sample-mark.tsx';
import classes from './sample-head.module.css';

/** The heading of a sample screen: its title, the mark, and what can be done here. */
export function SampleHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={classes.head}>
      <h1>{title}</h1>
      <SampleMark />
      {children && <div className={classes.actions}>{children}</div>}
    </header>
  );
}
