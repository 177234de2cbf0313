import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { Section } from '../../../ui/record/index.ts';
import classes from './showcase.module.css';
import { showcaseMessages, type ShowcaseKey } from './showcase.messages.ts';

/** One kind of part: what it is called, how it is used, and what it looks like. */
export function Part({ name, about, children }: { name: ShowcaseKey; about: ShowcaseKey; children: ReactNode }) {
  const t = useMessages(showcaseMessages);
  return (
    <Section id={name} title={t(name)}>
      <p className={classes.about}>{t(about)}</p>
      {children}
    </Section>
  );
}
