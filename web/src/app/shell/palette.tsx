import { Combobox, useCombobox } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Modal } from '../../ui/dialogs.ts';
import { useMessages } from '../../i18n/index.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { appMessages } from '../app.messages.ts';
import { paletteMessages } from './palette.messages.ts';
import classes from './palette.module.css';
import { PaletteStar } from './palette-star.tsx';
import { usePaletteEntries } from './use-palette-entries.ts';
import { takeTyped } from './use-palette-key.ts';
import type { Openers } from './use-palette-groups.ts';

type PaletteProps = Openers & { onClose: () => void };

/** Records, pages and actions by name, and what was looked at last; opened with Ctrl/Cmd+K. */
export function Palette(props: PaletteProps) {
  const tApp = useMessages(appMessages);
  useReturnFocus();
  return (
    <Modal.Root opened onClose={props.onClose} size={600} padding={0} transitionProps={{ duration: 0 }}>
      <Modal.Overlay backgroundOpacity={0.35} />
      <Modal.Content aria-label={tApp('find')}>
        <PaletteSearch {...props} />
      </Modal.Content>
    </Modal.Root>
  );
}

function PaletteSearch({ onClose, ...openers }: PaletteProps) {
  const t = useMessages(paletteMessages);
  const tApp = useMessages(appMessages);
  const [query, setQuery] = useState('');
  const { groups, run, isPending, isFailed } = usePaletteEntries(query, openers, onClose);
  const combobox = useCombobox({ opened: true, onOpenedChange: (isOpen) => !isOpen && onClose() });
  const { selectFirstOption } = combobox;
  const starSelected = () => {
    const entries = groups.flatMap((group) => group.entries);
    entries[combobox.getSelectedOptionIndex()]?.star?.toggle();
  };
  const shown = groups.flatMap(({ entries }) => entries.map(({ id }) => id)).join(' ');

  // Enter runs what stands first, also when it has come only now.
  useEffect(() => {
    if (shown !== '') selectFirstOption();
  }, [shown, selectFirstOption]);

  return (
    <>
      <Combobox store={combobox} onOptionSubmit={run}>
        <Combobox.EventsTarget withExpandedAttribute>
          <input
            type="text"
            className={classes.search}
            aria-label={tApp('find')}
            placeholder={t('findPlaceholder')}
            spellCheck={false}
            data-autofocus
            value={query}
            onFocus={() => {
              const ahead = takeTyped();
              if (ahead !== '') setQuery((before) => before + ahead);
            }}
            onChange={(event) => setQuery(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (!event.altKey || event.code !== 'KeyS') return;
              event.preventDefault();
              starSelected();
            }}
          />
        </Combobox.EventsTarget>
        <Combobox.Options className={classes.list ?? ''} aria-label={t('found')}>
          {groups.map(({ label, entries }) => (
            <Combobox.Group key={label} label={label} classNames={{ groupLabel: classes.group ?? '' }}>
              {entries.map(({ id, label: name, note, person, star }) => (
                <Combobox.Option key={id} value={id} className={classes.option ?? ''}>
                  {person && <Avatar id={person.id} name={name} src={person.picture} />}
                  {name}
                  {note && <span className={classes.detail}>{note}</span>}
                  {star && <PaletteStar {...star} />}
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ))}
        </Combobox.Options>
      </Combobox>
      {groups.some(({ entries }) => entries.some(({ star }) => star)) && (
        <p className={classes.hint}>
          <kbd>Alt S</kbd> {t('starHint')}
        </p>
      )}
      <output className={classes.note}>{groups.length === 0 && t(isPending ? 'searching' : 'nothingFound')}</output>
      {isFailed && (
        <p className={classes.note} role="alert">
          {t('searchFailed')}
        </p>
      )}
    </>
  );
}
