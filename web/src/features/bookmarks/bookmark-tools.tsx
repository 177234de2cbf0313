import { Popover } from '@mantine/core';
import { IconBookmarks, IconStar, IconStarFilled, IconX } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useRecordName } from '../../ui/record/index.ts';
import { useAddressText } from '../../ui/routing/index.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import classes from './bookmarks.module.css';
import { bookmarksMessages } from './bookmarks.messages.ts';
import { useNoteVisit } from './visits.ts';
import { isStarred, useBookmarks, type Bookmark } from './use-bookmarks.ts';

/** The star of the screen that is open, and the way to all that are starred. */
export function BookmarkTools() {
  useNoteVisit();
  return (
    <>
      <Star />
      <span className={classes.wideOnly}>
        <BookmarkList />
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

function BookmarkList() {
  const t = useMessages(bookmarksMessages);
  const [isOpen, setOpen] = useState(false);
  const { bookmarks, toggle } = useBookmarks();
  // Where the focus goes when the button that had it is gone with its bookmark.
  const list = useRef<HTMLDivElement>(null);
  const remove = (bookmark: Bookmark) => {
    list.current?.focus();
    toggle(bookmark);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={320} trapFocus returnFocus shadow="none">
      <Popover.Target>
        <ToolButton label={t('bookmarks')} onClick={() => setOpen(!isOpen)}>
          <IconBookmarks size={20} stroke={1.6} aria-hidden />
        </ToolButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('bookmarks')}>
        <div ref={list} tabIndex={-1} className={classes.whole}>
          {bookmarks.length === 0 ? (
            <p className={classes.note}>{t('none')}</p>
          ) : (
            <ul className={classes.list}>
              {bookmarks.map((bookmark) => (
                <BookmarkEntry
                  key={bookmark.id}
                  bookmark={bookmark}
                  onOpen={() => setOpen(false)}
                  onRemove={() => remove(bookmark)}
                />
              ))}
            </ul>
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
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
