import { useMessages } from '../../i18n/index.ts';
import { appMessages } from '../app.messages.ts';
import { usePreferences } from '../preferences/preferences.ts';
import classes from './shell.module.css';

export function Footer() {
  const t = useMessages(appMessages);
  const footer = usePreferences((preferences) => preferences.footer);
  return (
    <footer className={classes.footer} data-footer={footer}>
      <span>Quarry</span>
      <span>{t('motto')}</span>
    </footer>
  );
}
