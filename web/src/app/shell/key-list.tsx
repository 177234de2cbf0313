import { useId } from 'react';
import { Modal } from '../../ui/dialogs.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { appMessages } from '../app.messages.ts';
import type { NavigationArea } from '../navigation.ts';
import classes from './shortcuts.module.css';
import { shortcutsMessages } from './shortcuts.messages.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import {
  type KeyHint,
  setSingleKeys,
  useShownKeys,
  useSingleKeys,
  useWorkingKeys,
  withCommandKey,
} from '../../ui/use-keys.ts';

type KeyListProps = { areas: readonly NavigationArea[]; onClose: () => void };

/** All keys that work now: those of the screen, those of every screen, and the switch for those pressed alone. */
export function KeyList({ areas, onClose }: KeyListProps) {
  useReturnFocus();
  const t = useMessages(shortcutsMessages);
  const tNavigation = useMessages(navigationMessages);
  const tApp = useMessages(appMessages);
  const ofScreen = useShownKeys();
  const everywhere = [
    { keys: [withCommandKey('K')], label: tApp('find') },
    { keys: ['Alt T'], label: t('toMessage') },
    { keys: ['Esc'], label: t('close') },
    { keys: ['?'], label: tApp('keys') },
  ];
  const ways = areas.map(({ letter = '', label }) => ({ keys: [`g ${letter}`], label: tNavigation(label) }));
  return (
    <Modal opened onClose={onClose} title={tApp('keys')} size="lg" closeButtonProps={{ 'aria-label': t('close') }}>
      <div className={classes.list}>
        <SingleKeysSwitch />
        <Keys title={t('ofScreen')} hints={ofScreen} />
        <Keys title={t('everywhere')} hints={everywhere} />
        <Keys title={t('goTo')} hints={ways} />
      </div>
    </Modal>
  );
}

function SingleKeysSwitch() {
  const t = useMessages(shortcutsMessages);
  const help = useId();
  const tApp = useMessages(appMessages);
  const { areOn } = useSingleKeys();
  return (
    <div className={classes.switch}>
      <label>
        <input
          type="checkbox"
          checked={areOn}
          aria-describedby={help}
          onChange={({ currentTarget }) => setSingleKeys(currentTarget.checked)}
        />
        {t('single')}
      </label>
      <p id={help}>
        {t('singleHelp')}{' '}
        {!areOn && (
          <strong>{t('backHere', { keys: withCommandKey('K'), list: tApp('keys'), account: tApp('account') })}</strong>
        )}
      </p>
    </div>
  );
}

/** A part without keys that work is left out. */
function Keys({ title, hints }: { title: string; hints: readonly KeyHint[] }) {
  const heading = useId();
  const shown = useWorkingKeys(hints);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <dl className={classes.keys}>
        {shown.map(({ keys, label }) => (
          <div key={[label, ...keys].join(' ')}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
