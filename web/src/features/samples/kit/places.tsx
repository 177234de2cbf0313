import { Link, type LinkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormat } from '../../../i18n/index.ts';
import classes from './places.module.css';

/** One of the places of an application, such as a folder, and how much waits there. */
export type Place = {
  key: string;
  link: Pick<LinkOptions, 'to' | 'params' | 'search'>;
  icon: ReactNode;
  name: string;
  count: number;
  isOpen: boolean;
};

export function Places({ title, places }: { title?: string; places: readonly Place[] }) {
  const format = useFormat();
  return (
    <div>
      {title && <h2 className={classes.head}>{title}</h2>}
      <ul className={classes.places}>
        {places.map(({ key, link, icon, name, count, isOpen }) => (
          <li key={key}>
            <Link {...link} className={classes.place} aria-current={isOpen ? 'page' : undefined}>
              {icon}
              <span className={classes.name}>{name}</span>
              {count > 0 && <span className={classes.count}>{format.number(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
