import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { ListStart } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import type { Column, Row } from './column.ts';
import classes from './list-status.module.css';
import type { List } from './use-list.ts';
import type { Rows } from './use-rows.ts';
import { useKeyHelp, useKeys } from '../use-keys.ts';

type ListStatusProps<OneRow extends Row> = {
  list: List<OneRow>;
  columns: readonly Column<OneRow>[];
  rows: Rows;
  scroller: RefObject<HTMLDivElement | null>;
  onShow: (start: ListStart) => Promise<OneRow | undefined>;
  /** Moves the focus to the row that the keys act on. */
  onFocusRow: () => void;
};

/** Under a list that is longer than what is loaded: where in it one is, and the way to a name by its first letters. */
export function ListStatus<OneRow extends Row>({
  list,
  columns,
  rows,
  scroller,
  onShow,
  onFocusRow,
}: ListStatusProps<OneRow>) {
  const [order] = list.sorts;
  const path = columns.find(({ sort }) => sort === order?.field)?.path;
  /** Whether there is a name that begins so: if not, the list shows what would come after it. */
  const find = async (text: string) => {
    const row = await onShow({ text });
    return row === undefined || path === undefined || beginsWith(valueAt(row, path), text);
  };
  return (
    <footer className={classes.status}>
      <Position list={list} rows={rows} scroller={scroller} />
      {list.isByText && (
        <JumpField key={JSON.stringify(list.variables)} onFind={find} onFocusRow={onFocusRow} scroller={scroller} />
      )}
    </footer>
  );
}

function Position<OneRow extends Row>({
  list,
  rows,
  scroller,
}: Pick<ListStatusProps<OneRow>, 'list' | 'rows' | 'scroller'>) {
  const t = useMessages(kitMessages);
  const format = useFormat();
  const top = useScrollTop(scroller);
  const { slots, slotAt } = rows;
  const slot = slotAt(top);
  const index = slot - slots.first;
  const isLoaded = index >= 0 && index < list.rows.length;
  const row = isLoaded ? list.start.count + index : Math.round(slot * slots.scale);
  const isExact = isLoaded ? list.start.isExact : list.total?.isExact === true;
  const total = list.hasMore && list.total ? list.total : { count: list.start.count + list.rows.length, isExact };
  const count = format.number(total.count);
  return (
    <span className={classes.position}>
      {t(isExact ? 'rowOf' : 'aboutRowOf', {
        row: format.number(row + 1),
        total: total.isExact ? count : t('about', { count }),
      })}
    </span>
  );
}

/** How far the list is scrolled, at most once a frame. */
function useScrollTop(scroller: RefObject<HTMLDivElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const read = () => setTop(element.scrollTop);
    read();
    element.addEventListener('scroll', read, { passive: true });
    return () => element.removeEventListener('scroll', read);
  }, [scroller]);
  return top;
}

const typingPauseMs = 150;

type JumpFieldProps = {
  /** Shows the list from there on; whether a name begins so. */
  onFind: (text: string) => Promise<boolean>;
  /** The keys go on at the row that is shown. */
  onFocusRow: () => void;
  scroller: RefObject<HTMLDivElement | null>;
};

/** It was opened by a key or a click to be typed in. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** A field for the first letters of a name, opened by a key or by its button; the list follows what is typed. */
function JumpField({ onFind, onFocusRow, scroller }: JumpFieldProps) {
  const t = useMessages(kitMessages);
  const [typed, setTyped] = useState<string>();
  useKeys({ "'": () => setTyped('') });
  useKeyHelp([{ keys: ["'"], label: t('jump') }]);
  const [shown, setShown] = useState<{ text: string; isFound: boolean }>();
  const hurried = useRef<string>(undefined);
  const follow = useEffectEvent(async (text: string) => {
    if (hurried.current !== text) setShown({ text, isFound: await onFind(text) });
  });
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => void follow(typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  /** Typed faster than the list followed: it goes there, or says here that it cannot. */
  const hurry = async (text: string) => {
    hurried.current = text;
    const isFound = await onFind(text);
    setShown({ text, isFound });
    if (!isFound) return;
    setTyped(undefined);
    onFocusRow();
  };
  const leave = () => {
    setTyped(undefined);
    scroller.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  };
  if (typed === undefined) {
    return (
      <button type="button" className={classes.jump} title={`${t('jump')} (')`} onClick={() => setTyped('')}>
        {t('jump')} <kbd aria-hidden>{"'"}</kbd>
      </button>
    );
  }
  return (
    <label className={classes.field}>
      <output>{shown?.text === typed && !shown.isFound ? t('noneBegins', { text: typed }) : t('jump')}</output>
      <input
        aria-label={t('jump')}
        ref={focus}
        value={typed}
        maxLength={100}
        onChange={(event) => {
          hurried.current = undefined;
          setTyped(event.currentTarget.value);
        }}
        onBlur={() => setTyped(undefined)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' && event.key !== 'Enter') return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter' && typed !== '' && typed !== shown?.text) void hurry(typed);
          else leave();
        }}
      />
    </label>
  );
}

function valueAt(row: Row, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], row);
}

function beginsWith(value: unknown, text: string): boolean {
  const start = typeof value === 'string' ? value.slice(0, text.length) : '';
  return start.localeCompare(text, undefined, { sensitivity: 'base' }) === 0;
}
