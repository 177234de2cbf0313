import { useEffect, useEffectEvent, useId } from 'react';
import { create } from 'zustand';

const storageKey = 'singleKeys';

/** Whether letters and signs pressed alone are commands: who dictates, or brushes keys by accident, switches them off in this browser. */
export const useSingleKeys = create<{ areOn: boolean }>(readSingleKeys);

export function setSingleKeys(areOn: boolean): void {
  useSingleKeys.setState({ areOn });
  localStorage.setItem(storageKey, areOn ? 'on' : 'off');
}

/** A letter, a digit or a sign, or two of them one after the other; arrows, Enter, Space and the like are none. */
export function isSingleKey(key: string): boolean {
  return /^[^\s←↑→↓]( [^\s])?$/u.test(key);
}

function readSingleKeys() {
  return { areOn: localStorage.getItem(storageKey) !== 'off' };
}

// Another tab chose something: this one does the same.
addEventListener('storage', ({ key }) => {
  if (key === storageKey) useSingleKeys.setState(readSingleKeys());
});

/** Where single keys belong to what is typed, chosen or said there; a checkbox takes Space alone. */
const ownKeys =
  'input:not([type="checkbox"]), textarea, select, dialog, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"], [data-typed-into], [data-sonner-toaster]';

/** Whether a key is meant for the screen: typed into nothing, part of no combination, taken by nobody else, and not switched off. */
export function isForScreen(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.closest(ownKeys) || (event.key === ' ' && target?.matches('input'))) return false;
  return useSingleKeys.getState().areOn || !isSingleKey(event.key);
}

/** Single keys and what each does on this screen; a held key acts once. */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || !isForScreen(event)) return;
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** Keys that do something together or one like the other, and what it is. */
export type KeyHint = { keys: readonly string[]; label: string };

const useShownHints = create<Readonly<Record<string, readonly KeyHint[]>>>(() => ({}));

/** Names the keys that work while this is shown, for the list that `?` opens. */
export function useKeyHelp(hints: readonly KeyHint[]): void {
  const place = useId();
  const text = JSON.stringify(hints);
  useEffect(() => {
    useShownHints.setState({ [place]: JSON.parse(text) as KeyHint[] });
    return () => useShownHints.setState(({ [place]: _gone, ...others }) => others, true);
  }, [place, text]);
}

/** The keys that work as things stand: single ones are left out where they are switched off, and what no other key does. */
export function useWorkingKeys(hints: readonly KeyHint[]): readonly KeyHint[] {
  const { areOn } = useSingleKeys();
  if (areOn) return hints;
  return hints
    .map(({ keys, label }) => ({ label, keys: keys.filter((key) => !isSingleKey(key)) }))
    .filter(({ keys }) => keys.length > 0);
}

/** All keys of what is shown now, each once. */
export function useShownKeys(): readonly KeyHint[] {
  const hints = Object.values(useShownHints()).flat();
  const nameOf = ({ keys, label }: KeyHint) => [label, ...keys].join(' ');
  return [...new Map(hints.map((hint) => [nameOf(hint), hint])).values()];
}

/** A key together with the one that commands take on this machine. */
export function withCommandKey(key: string): string {
  return /mac/i.test(navigator.userAgent) ? `⌘${key}` : `Ctrl ${key}`;
}
