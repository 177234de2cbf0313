import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useAddressText } from '../../ui/routing/index.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import classes from './bookmarks.module.css';
import { bookmarksMessages } from './bookmarks.messages.ts';
import { useSampleBookmarks, type SamplePage } from './use-sample-bookmarks.ts';

const shownSuggestions = 4;

/** The starred pages of the samples, and others to star, found by their names. */
export function SampleBookmarks({ onOpen }: { onOpen: () => void }) {
  const t = useMessages(bookmarksMessages);
  const [search, setSearch] = useState('');
  const { isOffered, pages, starred, toggle } = useSampleBookmarks(true);
  const textOf = useAddressText();
  const wanted = search.trim().toLowerCase();
  const suggested = pages.filter(
    (page) =>
      !page.isBookmarked && [textOf(page.link).title, page.title].some((name) => name.toLowerCase().includes(wanted)),
  );
  if (!isOffered) return null;
  return (
    <section className={classes.samples} aria-label={t('samples')}>
      <h3>{t('samples')}</h3>
      <SampleList pages={starred} onOpen={onOpen} onToggle={toggle} />
      <input
        type="search"
        className={classes.search}
        value={search}
        aria-label={t('findSample')}
        placeholder={t('findSample')}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <SampleList pages={suggested.slice(0, shownSuggestions)} onOpen={onOpen} onToggle={toggle} />
    </section>
  );
}

type SampleListProps = { pages: readonly SamplePage[]; onOpen: () => void; onToggle: (page: SamplePage) => void };

function SampleList({ pages, onOpen, onToggle }: SampleListProps) {
  const t = useMessages(bookmarksMessages);
  const textOf = useAddressText();
  return (
    <ul className={classes.list}>
      {pages.map((page) => {
        const Icon = page.isBookmarked ? IconStarFilled : IconStar;
        const name = textOf(page.link).title;
        return (
          <li key={page.id} className={classes.entry}>
            <Link to={page.link} className={classes.link} onClick={onOpen}>
              {name}
            </Link>
            <ToolButton
              label={t(page.isBookmarked ? 'remove' : 'starPage', { name })}
              aria-pressed={page.isBookmarked}
              onClick={() => onToggle(page)}
            >
              <Icon size={16} stroke={1.6} aria-hidden />
            </ToolButton>
          </li>
        );
      })}
    </ul>
  );
}
