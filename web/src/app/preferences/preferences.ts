import { create } from 'zustand';

export type Skin = 'bordered' | 'dark';
export type Direction = 'ltr' | 'rtl';
export type Preferences = { skin: Skin; direction: Direction; isMenuCollapsed: boolean };

/** The layout a person chose, under the storage keys `skin`, `direction` and `menuCollapsed`. */
export const usePreferences = create<Preferences>(() => readPreferences(localStorage));

export function setPreference<Key extends keyof Preferences>(key: Key, value: Preferences[Key]): void {
  usePreferences.setState({ [key]: value } as Pick<Preferences, Key>);
}

export function readPreferences(storage: Pick<Storage, 'getItem'>): Preferences {
  return {
    skin: storage.getItem('skin') === 'dark' ? 'dark' : 'bordered',
    direction: storage.getItem('direction') === 'rtl' ? 'rtl' : 'ltr',
    isMenuCollapsed: storage.getItem('menuCollapsed') === 'true',
  };
}

usePreferences.subscribe(({ skin, direction, isMenuCollapsed }) => {
  localStorage.setItem('skin', skin);
  localStorage.setItem('direction', direction);
  localStorage.setItem('menuCollapsed', String(isMenuCollapsed));
  document.documentElement.dataset.skin = skin;
  document.documentElement.dir = direction;
});
