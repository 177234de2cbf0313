import { Button } from '@mantine/core';
import { defaultLayout } from '@quarry/contracts/access';
import { useId } from 'react';
import { Drawer } from '../../ui/dialogs.ts';
import { useMessages } from '../../i18n/index.ts';
import { layoutMessages } from './layout.messages.ts';
import classes from './layout-panel.module.css';
import { choices, setLayout, setPreference, usePreferences, type ChoiceName } from './preferences.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';

/** How the dashboard looks: every choice shows at once and is kept. */
export function LayoutPanel({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const t = useMessages(layoutMessages);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={340}
      title={t('layout')}
      closeButtonProps={{ 'aria-label': t('close') }}
      // What is chosen shall be seen, not dimmed.
      overlayProps={{ backgroundOpacity: 0.08 }}
    >
      <div className={classes.panel}>
        <Choice name="skin" />
        <Choice name="direction" />
        <Choice name="menu" />
        <Switch name="isMenuCollapsed" />
        <Switch name="isMenuHidden" />
        <Choice name="content" />
        <Choice name="navbar" />
        <Choice name="navbarColour" />
        <Choice name="footer" />
        <Button variant="default" onClick={() => setLayout(defaultLayout)}>
          {t('reset')}
        </Button>
        <p className={classes.note}>{t('kept')}</p>
      </div>
    </Drawer>
  );
}

/** One of several, each a radio button with its word. */
function Choice({ name }: { name: ChoiceName }) {
  const t = useMessages(layoutMessages);
  const group = useId();
  const chosen = usePreferences((preferences) => preferences[name]);
  return (
    <fieldset className={classes.choice}>
      <legend>{t(name)}</legend>
      <div className={classes.options}>
        {choices[name].map((choice) => (
          <label key={choice} className={classes.option}>
            <input
              type="radio"
              name={group}
              checked={choice === chosen}
              onChange={() => setLayout({ [name]: choice })}
            />
            <span>{t(`${name}.${choice}` as 'skin.light')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Switch({ name }: { name: 'isMenuCollapsed' | 'isMenuHidden' }) {
  const t = useMessages(layoutMessages);
  const isOn = usePreferences((preferences) => preferences[name]);
  return (
    <label className={classes.switch}>
      <input type="checkbox" checked={isOn} onChange={() => setPreference(name, !isOn)} />
      <span>{t(name)}</span>
    </label>
  );
}
