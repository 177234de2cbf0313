import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

type EmptyStateProps = { title: string; text: string; children?: ReactNode };

export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <section className={classes.empty}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children && <div className={classes.steps}>{children}</div>}
    </section>
  );
}
