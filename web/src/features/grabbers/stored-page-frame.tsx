import { useEffect, useRef } from 'react';
import { storedPageAt, type StatedField } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { Section } from '../../ui/record/index.ts';
import { RelativeTime } from '../../ui/values.tsx';
import classes from './workbench.module.css';
import { grabbersMessages } from './grabbers.messages.ts';
import type { StoredPagesQuery } from './grabbers.operations.generated.ts';

type StoredPageFrameProps = {
  page: StoredPagesQuery['storedPages'][number] | undefined;
  /** The field whose place is marked in the page. */
  mark: StatedField | undefined;
  /** The items of a page that lists several offers are outlined; the one looked at more strongly, and marked in. */
  items: { selector: string; item: number | null } | undefined;
};

/** The page as it was, without scripts and without a way to anything of ours; the text of one field is marked. */
export function StoredPageFrame({ page, mark, items }: StoredPageFrameProps) {
  const t = useMessages(grabbersMessages);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (mark && frame.current) bringIntoView(frame.current);
  }, [mark]);
  if (!page) return null;
  const outlined = items && {
    items: items.selector,
    ...(items.item !== null && { item: String(items.item) }),
  };
  const address = storedPageAt(page.storedPageUrl, mark, outlined);
  return (
    <Section
      id="stored-page"
      title={t('storedPage')}
      actions={
        <a href={address} target="_blank" rel="noreferrer">
          {t('openStoredPage')}
        </a>
      }
    >
      <p className={classes.pageUrl}>
        <bdi>{page.url}</bdi> · <RelativeTime at={page.fetchedAt} />
      </p>
      <p className={classes.hint}>{t('storedPageStill')}</p>
      <iframe
        key={address}
        ref={frame}
        className={classes.frame}
        title={t('storedPage')}
        src={address}
        sandbox=""
        loading="lazy"
      />
    </Section>
  );
}

/** Where the page stands above the fields, anyone who marks one may have scrolled past it. */
function bringIntoView(frame: HTMLIFrameElement): void {
  const { top, bottom } = frame.getBoundingClientRect();
  const middle = window.innerHeight / 2;
  if (bottom < middle || top > middle) frame.scrollIntoView({ block: 'center' });
}
