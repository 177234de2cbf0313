import type { ReactNode } from 'react';
import { SampleHead } from './sample-head.tsx';
import classes from './sample-page.module.css';

type SamplePageProps = { title: string; actions?: ReactNode; children: ReactNode };

/** A sample screen inside the shell: its heading with the mark, and what it shows. */
export function SamplePage({ title, actions, children }: SamplePageProps) {
  return (
    <div className={classes.page}>
      <SampleHead title={title}>{actions}</SampleHead>
      {children}
    </div>
  );
}
