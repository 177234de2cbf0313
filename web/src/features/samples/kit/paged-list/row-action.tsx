import { Link, type LinkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './row-action.module.css';

type RowActionProps = { label: string; isDanger?: boolean; children: ReactNode };

/** Does something to one row; the label names the row as well. */
export function RowButton({ label, isDanger = false, onClick, children }: RowActionProps & { onClick: () => void }) {
  return (
    <button
      type="button"
      className={classes.action}
      data-danger={isDanger}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Leads somewhere from one row. */
export function RowLink({ label, children, ...link }: RowActionProps & Pick<LinkOptions, 'to' | 'params' | 'search'>) {
  return (
    <Link {...link} className={classes.action} aria-label={label} title={label}>
      {children}
    </Link>
  );
}
