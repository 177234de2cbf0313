import { defaultLayout, layoutChoices, type Layout } from '@quarry/contracts/access';
import { create } from 'zustand';

export type ChoiceName = keyof typeof layoutChoices;

/** The words of each choice. */
export const choices: { readonly [Name in ChoiceName]: readonly Layout[Name][] } = layoutChoices;

/** What of a layout the server has: whose it is, which version, and whether something chosen since is still to be sent. */
export type KeptLayout = { userId: string; version: number; isUnsent: boolean };
type Preferences = Layout & { kept: KeptLayout | null };

/** The layout a person chose, under the storage keys `skin`, `direction`, `menuCollapsed` and, for the rest, `layout`. */
export const usePreferences = create<Preferences>(() => readPreferences(localStorage));

export function setPreference<Key extends keyof Layout>(key: Key, value: Layout[Key]): void {
  setLayout({ [key]: value });
}

/** What a person chooses, as opposed to what another browser of theirs chose. */
export function setLayout(layout: Partial<Layout>): void {
  usePreferences.setState(({ kept }) => ({ ...layout, kept: kept && { ...kept, isUnsent: true } }));
}

export function layoutOf({ kept: _kept, ...layout }: Preferences): Layout {
  return layout;
}

export function readPreferences(storage: Pick<Storage, 'getItem'>): Preferences {
  const rest = parseRecord(storage.getItem('layout'));
  const layout = parseLayout({
    ...rest,
    skin: storage.getItem('skin'),
    direction: storage.getItem('direction'),
    isMenuCollapsed: storage.getItem('menuCollapsed') === 'true',
  });
  return { ...layout, kept: parseKept(rest.kept) };
}

/** Each choice by itself: one that nobody knows is the default, and the others stay. */
export function parseLayout(stored: Partial<Record<keyof Layout, unknown>>): Layout {
  const choice = <Name extends ChoiceName>(name: Name): Layout[Name] =>
    choices[name].find((one) => one === stored[name]) ?? defaultLayout[name];
  return {
    skin: choice('skin'),
    direction: choice('direction'),
    isMenuCollapsed: stored.isMenuCollapsed === true,
    isMenuHidden: stored.isMenuHidden === true,
    menu: choice('menu'),
    content: choice('content'),
    navbar: choice('navbar'),
    navbarColour: choice('navbarColour'),
    footer: choice('footer'),
  };
}

function parseKept(stored: unknown): KeptLayout | null {
  if (!isRecord(stored)) return null;
  const { userId, version, isUnsent } = stored;
  if (typeof userId !== 'string' || typeof version !== 'number') return null;
  return { userId, version, isUnsent: isUnsent === true };
}

function parseRecord(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    // What somebody else wrote there is no layout.
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function writePreferences({ skin, direction, isMenuCollapsed, ...rest }: Preferences): void {
  localStorage.setItem('skin', skin);
  localStorage.setItem('direction', direction);
  localStorage.setItem('menuCollapsed', String(isMenuCollapsed));
  localStorage.setItem('layout', JSON.stringify(rest));
}

usePreferences.subscribe((preferences) => {
  writePreferences(preferences);
  document.documentElement.dataset.skin = preferences.skin;
  document.documentElement.dir = preferences.direction;
});

// Another tab chose something: this one looks the same at once. `key` is null when all of it was cleared.
addEventListener('storage', ({ key }) => {
  if (key === null || ['skin', 'direction', 'menuCollapsed', 'layout'].includes(key)) {
    usePreferences.setState(readPreferences(localStorage));
  }
});
