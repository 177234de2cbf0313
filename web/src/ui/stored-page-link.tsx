import type { ReactNode } from 'react';
import { type StatedField, storedPageAt } from '../data/index.ts';
import { useMessages } from '../i18n/index.ts';
import { kitMessages } from './kit.messages.ts';

type StoredPageLinkProps = {
  page: { readonly storedPageUrl: string | null; readonly isStoredPageGone: boolean };
  /** Marked where the page states it. */
  field?: StatedField | undefined;
  className?: string | undefined;
  /** What is said of the link where its text alone does not tell it from others. */
  label?: string;
  children: ReactNode;
};

/** Leads to a page as it was stored, or says that retention deleted it; nothing where there never was one. */
export function StoredPageLink({ page, field, className, label, children }: StoredPageLinkProps) {
  const t = useMessages(kitMessages);
  if (page.storedPageUrl === null) {
    return page.isStoredPageGone ? <span className={className}>{t('storedPageGone')}</span> : null;
  }
  return (
    <a
      className={className}
      href={storedPageAt(page.storedPageUrl, field)}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
    >
      {children}
    </a>
  );
}
