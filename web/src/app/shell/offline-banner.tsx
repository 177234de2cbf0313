import { useSyncExternalStore } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { appMessages } from '../app.messages.ts';
import classes from './shell.module.css';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

export function OfflineBanner() {
  const t = useMessages(appMessages);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <output>{!isOnline && <p className={classes.offline}>{t('offlineBanner')}</p>}</output>;
}
