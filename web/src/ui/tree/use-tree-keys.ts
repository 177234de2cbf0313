import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isForScreen, useSingleKeys } from '../use-keys.ts';
import type { Direction } from './tree-moves.ts';

export type TreeKeys = {
  move: (step: 1 | -1, isRange: boolean) => void;
  first: () => void;
  last: () => void;
  /** Opens a node, or goes to the first below it. */
  inwards: () => void;
  /** Closes a node, or goes to the one above it. */
  outwards: () => void;
  openSiblings: () => void;
  open: () => void;
  select: (isRange: boolean) => void;
  selectShown: () => void;
  /** Goes to the next node whose name begins so; whether there is one. */
  jump: (text: string) => boolean;
  leave: () => void;
  /** Moves the node; undefined where nothing can be moved. */
  shift: ((direction: Direction) => void) | undefined;
  /** Asks where the node shall go. */
  askMove: (() => void) | undefined;
};

/** Letters that follow each other faster belong together. */
const typingPauseMs = 700;

/** The keys of a tree, where the focus is in it or nowhere. */
export function useTreeKeys(frame: RefObject<HTMLElement | null>, keys: TreeKeys): void {
  const typed = useRef({ text: '', at: 0 });
  /** A letter that goes on with what was typed comes before what it does alone. */
  const jump = (event: KeyboardEvent, target: Element, isGoingOn: boolean) => {
    const { text, at } = typed.current;
    if (!isLetter(event, target) || (isGoingOn && event.timeStamp - at >= typingPauseMs)) return false;
    const next = isGoingOn ? text + event.key : event.key;
    const isFound = keys.jump(next);
    if (isFound) typed.current = { text: next, at: event.timeStamp };
    return isFound;
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const isInside = target !== undefined && frame.current?.contains(target) === true;
    if (event.defaultPrevented || !(isInside || isNowhere(target))) return;
    const isMirrored = frame.current !== null && getComputedStyle(frame.current).direction === 'rtl';
    if (isInside && handleCommand(event, isMirrored, keys)) return event.preventDefault();
    if (isInside && jump(event, target, true)) return event.preventDefault();
    if (isForScreen(event) && handleKey(event, target, isMirrored, keys)) return event.preventDefault();
    if (isInside && jump(event, target, false)) event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** The heading gets the focus after an undo, and does nothing with keys of its own. */
function isNowhere(target: Element | undefined): boolean {
  return target === document.body || target?.tagName === 'H1';
}

/** Keys pressed together; whether they meant something here. */
function handleCommand(event: KeyboardEvent, isMirrored: boolean, { selectShown, shift }: TreeKeys): boolean {
  if (event.altKey && !event.ctrlKey && !event.metaKey) {
    const direction = directionOf(event, isMirrored);
    if (!shift || !direction) return false;
    shift(direction);
    return true;
  }
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'a') return false;
  selectShown();
  return true;
}

/** Without Shift, the browser goes back and forward with these to the sides. */
function directionOf({ key, shiftKey }: KeyboardEvent, isMirrored: boolean): Direction | undefined {
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (!shiftKey || (key !== 'ArrowRight' && key !== 'ArrowLeft')) return undefined;
  return (key === 'ArrowRight') === isMirrored ? 'out' : 'in';
}

function handleKey(event: KeyboardEvent, target: Element | undefined, isMirrored: boolean, keys: TreeKeys): boolean {
  // A focused link or button keeps its own Enter and blank.
  const isOwn = Boolean(target?.closest('a, button'));
  const acts: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => keys.move(1, event.shiftKey),
    ArrowUp: () => keys.move(-1, event.shiftKey),
    ArrowRight: isMirrored ? keys.outwards : keys.inwards,
    ArrowLeft: isMirrored ? keys.inwards : keys.outwards,
    Home: keys.first,
    End: keys.last,
    '*': keys.openSiblings,
    x: () => keys.select(false),
    X: () => keys.select(true),
    M: keys.askMove,
    Escape: keys.leave,
    ...(!isOwn && { Enter: keys.open, ' ': () => keys.select(event.shiftKey) }),
  };
  const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
  act?.();
  return act !== undefined;
}

/** Something to jump by: who switched single keys off still jumps, because it works in the tree alone. */
function isLetter(event: KeyboardEvent, target: Element): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || !/^[\p{L}\p{N}]$/u.test(event.key)) return false;
  const isCommand = useSingleKeys.getState().areOn && /[XM]/.test(event.key);
  return !isCommand && target.closest('input:not([type="checkbox"]), [role="dialog"]') === null;
}
