import { IconBookmarks, IconStar, IconStarFilled, IconX } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Popover } from '../../ui/floating.ts';
import { hasServer, useAbilities } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useRecordName } from '../../ui/record/index.ts';
import { useAddressText } from '../../ui/routing/index.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import classes from './bookmarks.module.css';
import { bookmarksMessages } from './bookmarks.messages.ts';
import { useNoteVisit } from './visits.ts';
import { SampleBookmarks } from './sample-bookmarks.tsx';
import { isStarred, useBookmarks, type Bookmark } from './use-bookmarks.ts';
import { useSampleBookmarks } from './use-sample-bookmarks.ts';

/** The star of the screen that is open, and the way to all that are starred. Who may keep none has those of the samples. */
export function BookmarkTools() {
  useNoteVisit();
  const mayKeep = useAbilities().can('read', 'Bookmark') && hasServer;
  return (
    <>
      {mayKeep ? <Star /> : <SampleStar />}
      <span className={classes.wideOnly}>
        <BookmarkList mayKeep={mayKeep} />
      </span>
    </>
  );
}

function Star() {
  const t = useMessages(bookmarksMessages);
  const path = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` });
  const name = useRecordName() ?? null;
  const { bookmarks, isKnown, toggle } = useBookmarks();
  const isOn = isStarred(bookmarks, path);
  const Icon = isOn ? IconStarFilled : IconStar;
  return (
    <ToolButton label={t('star')} aria-pressed={isOn} disabled={!isKnown} onClick={() => toggle({ path, name })}>
      <Icon size={20} stroke={1.6} aria-hidden />
    </ToolButton>
  );
}

/** On a page of the samples, its own star. */
function SampleStar() {
  const t = useMessages(bookmarksMessages);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { pages, toggle } = useSampleBookmarks(true);
  const page = pages.find(({ link }) => link === path);
  const Icon = page?.isBookmarked ? IconStarFilled : IconStar;
  return (
    <ToolButton
      label={t('star')}
      aria-pressed={page?.isBookmarked ?? false}
      disabled={!page}
      onClick={() => page && toggle(page)}
    >
      <Icon size={20} stroke={1.6} aria-hidden />
    </ToolButton>
  );
}

function BookmarkList({ mayKeep }: { mayKeep: boolean }) {
  const t = useMessages(bookmarksMessages);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={320} trapFocus returnFocus shadow="none">
      <Popover.Target>
        <ToolButton label={t('bookmarks')} onClick={() => setOpen(!isOpen)}>
          <IconBookmarks size={20} stroke={1.6} aria-hidden />
        </ToolButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('bookmarks')}>
        {mayKeep && <KeptBookmarks onOpen={close} />}
        <SampleBookmarks onOpen={close} />
      </Popover.Dropdown>
    </Popover>
  );
}

function KeptBookmarks({ onOpen }: { onOpen: () => void }) {
  const t = useMessages(bookmarksMessages);
  const { bookmarks, toggle } = useBookmarks();
  // Where the focus goes when the button that had it is gone with its bookmark.
  const list = useRef<HTMLDivElement>(null);
  const remove = (bookmark: Bookmark) => {
    list.current?.focus();
    toggle(bookmark);
  };
  return (
    <div ref={list} tabIndex={-1} className={classes.whole}>
      {bookmarks.length === 0 ? (
        <p className={classes.note}>{t('none')}</p>
      ) : (
        <ul className={classes.list}>
          {bookmarks.map((bookmark) => (
            <BookmarkEntry key={bookmark.id} bookmark={bookmark} onOpen={onOpen} onRemove={() => remove(bookmark)} />
          ))}
        </ul>
      )}
    </div>
  );
}

type BookmarkEntryProps = { bookmark: Bookmark; onOpen: () => void; onRemove: () => void };

function BookmarkEntry({ bookmark: { path, name, isGone }, onOpen, onRemove }: BookmarkEntryProps) {
  const t = useMessages(bookmarksMessages);
  const { title, detail, isOpen: isOpenScreen } = useAddressText()(path);
  const isOpen = isOpenScreen && !isGone;
  const label = name ?? title;
  const note = isOpen ? (name === null ? detail : title) : t(isGone ? 'gone' : 'unavailable');
  return (
    <li className={classes.entry}>
      {isOpen ? (
        <Link to={path} className={classes.link} onClick={onOpen}>
          {label}
        </Link>
      ) : (
        <span className={classes.link}>{label}</span>
      )}
      {note !== '' && <span className={classes.detail}>{note}</span>}
      <ToolButton label={t('remove', { name: label })} onClick={onRemove}>
        <IconX size={16} stroke={1.6} aria-hidden />
      </ToolButton>
    </li>
  );
}
