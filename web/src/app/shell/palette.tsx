import '@mantine/spotlight/styles.css';
import { Spotlight, createSpotlight, useSpotlight } from '@mantine/spotlight';
import { useEffect, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { appMessages } from '../app.messages.ts';
import classes from './palette.module.css';
import { usePaletteGroups, type Command, type CommandGroup } from './use-palette-groups.ts';

const [store, palette] = createSpotlight();
const shownPerGroup = 4;

type PaletteProps = { onClose: () => void; onLayout: () => void };

/** Records, pages and actions by name, and what was looked at last; opened with Ctrl/Cmd+K. */
export function Palette({ onClose, onLayout }: PaletteProps) {
  const t = useMessages(appMessages);
  const [query, setQuery] = useState('');
  const { opened } = useSpotlight(store);
  const { groups, isPending, isFailed } = usePaletteGroups(query, onLayout);

  useEffect(() => {
    palette.open();
    return palette.close;
  }, []);

  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      shortcut={null}
      clearQueryOnClose={false}
      scrollable
      maxHeight="min(560px, 80dvh)"
      aria-label={t('find')}
    >
      <Spotlight.Search placeholder={t('findPlaceholder')} aria-label={t('find')} data-autofocus={opened} />
      <Spotlight.ActionsList>
        {groups.map((group) => (
          // A new search begins with short groups again.
          <Group key={`${group.label} ${query}`} group={group} />
        ))}
        {groups.length === 0 && <Spotlight.Empty>{t(isPending ? 'searching' : 'nothingFound')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
      {isFailed && <Spotlight.Footer role="alert">{t('searchFailed')}</Spotlight.Footer>}
    </Spotlight.Root>
  );
}

function Group({ group: { label, commands, showAll } }: { group: CommandGroup }) {
  const t = useMessages(appMessages);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? commands : commands.slice(0, shownPerGroup);
  const hasMore = shown.length < commands.length;
  return (
    <Spotlight.ActionsGroup label={label}>
      {shown.map((command) => (
        <Entry key={command.id} command={command} />
      ))}
      {hasMore && (
        <Spotlight.Action
          label={t('showAll', { group: label })}
          closeSpotlightOnTrigger={showAll !== undefined}
          onClick={showAll ?? (() => setWhole(true))}
        />
      )}
    </Spotlight.ActionsGroup>
  );
}

function Entry({ command: { label, note, run } }: { command: Command }) {
  return (
    <Spotlight.Action
      className={classes.entry ?? ''}
      label={label}
      {...(note ? { description: note } : {})}
      onClick={run}
    />
  );
}
