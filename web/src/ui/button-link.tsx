import { Link, type LinkOptions } from '@tanstack/react-router';
import classes from './button-link.module.css';

type ButtonLinkProps = Pick<LinkOptions, 'to' | 'params' | 'search'> & { children: string; isPrimary?: boolean };

/** A link that looks like a button, because it is the thing to do next. */
export function ButtonLink({ children, isPrimary = false, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} activeOptions={{ exact: true }} className={classes.button} data-primary={isPrimary}>
      {children}
    </Link>
  );
}
