import type { ReactNode } from 'react';
import classes from './form.module.css';

/** What is known already of what somebody types, said while they type; empty until there is something to say. */
export function KnownNote({ children }: { children: ReactNode }) {
  return <output className={classes.known}>{children}</output>;
}
