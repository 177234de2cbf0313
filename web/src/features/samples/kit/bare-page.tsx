import type { ReactNode } from 'react';
import classes from './bare-page.module.css';
import { SampleMark } from './sample-mark.tsx';
import { useScreenTitle } from './use-screen-title.ts';

/** A sample page that stands without the shell. */
export function BarePage({ children }: { children: ReactNode }) {
  useScreenTitle();
  return (
    <main className={classes.page}>
      {children}
      <p className={classes.mark}>
        <SampleMark />
      </p>
    </main>
  );
}
