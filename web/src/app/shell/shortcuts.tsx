import { Suspense } from 'react';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { useNavigation } from '../navigation.ts';
import { useGoKeys } from './go-keys.ts';
import classes from './shortcuts.module.css';
import { shortcutsMessages } from './shortcuts.messages.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const KeyList = lazyPart(() => import('./key-list.tsx').then((m) => m.KeyList));

type ShortcutsProps = { isOpen: boolean; onOpen: () => void; onClose: () => void };

/** Keys that work on every screen: the ways to the areas of the menu, and the list of all keys. */
export function Shortcuts({ isOpen, onOpen, onClose }: ShortcutsProps) {
  const t = useMessages(shortcutsMessages);
  const tNavigation = useMessages(navigationMessages);
  const areas = useNavigation()
    .flatMap((section) => section.areas)
    .filter(({ letter }) => letter !== undefined);
  const isWaiting = useGoKeys(areas, onOpen);
  return (
    <>
      <output className={isWaiting ? classes.waiting : undefined}>
        {isWaiting && (
          <>
            <strong>{t('goTo')}</strong>
            {areas.map(({ letter, label }) => (
              <span key={letter}>
                <kbd>{letter}</kbd> {tNavigation(label)}
              </span>
            ))}
          </>
        )}
      </output>
      <Suspense>{isOpen && <KeyList areas={areas} onClose={onClose} />}</Suspense>
    </>
  );
}
