import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { usePaletteGroups, type Command, type Openers } from './use-palette-groups.ts';
import { paletteMessages } from './palette.messages.ts';

type Entry = Command & { keepsOpen?: boolean };
type ShownGroup = { label: string; entries: readonly Entry[] };

export type PaletteEntries = {
  groups: readonly ShownGroup[];
  isPending: boolean;
  isFailed: boolean;
  run: (id: string) => void;
};

const shownPerGroup = 4;

/** What the palette shows for a text: a few of each group, and the way to all of it. */
export function usePaletteEntries(query: string, openers: Openers, onClose: () => void): PaletteEntries {
  const t = useMessages(paletteMessages);
  // Belongs to one text: another one begins with short groups.
  const [unfolded, setUnfolded] = useState({ query, label: '' });
  const isUnfolded = (label: string) => unfolded.query === query && unfolded.label === label;
  const found = usePaletteGroups(query, openers, unfolded.query === query ? unfolded.label : '');

  const groups = found.groups.map(({ label, commands, showAll }): ShownGroup => {
    if (commands.length <= shownPerGroup) return { label, entries: commands };
    const more: Entry = {
      id: `more ${label}`,
      label: t(showAll ? 'showMore' : 'showAll', { group: label }),
      run: () => setUnfolded({ query, label }),
      keepsOpen: true,
    };
    if (!isUnfolded(label)) return { label, entries: [...commands.slice(0, shownPerGroup), more] };
    if (!showAll) return { label, entries: commands };
    const all: Entry = { id: `all ${label}`, label: t('showAll', { group: label }), run: showAll };
    return { label, entries: [...commands, all] };
  });

  const run = (id: string) => {
    const entry = groups.flatMap(({ entries }) => entries).find((one) => one.id === id);
    if (!entry?.keepsOpen) onClose();
    entry?.run();
  };
  return { ...found, groups, run };
}
