import { useEffect, useSyncExternalStore } from 'react';
import { askServer, useServerReach } from '../../data/index.ts';
import { languageNames, useAwaitedLanguage, useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { appMessages } from '../app.messages.ts';
import classes from './shell.module.css';

const askMs = 3000;

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says that nothing new arrives, whether this machine is cut off or the server does not answer, until it does again. */
export function OfflineBanner() {
  const t = useMessages(appMessages);
  const tKit = useMessages(kitMessages);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isReached = useServerReach();
  useEffect(() => {
    if (isReached) return undefined;
    const timer = setInterval(() => void askServer(), askMs);
    return () => clearInterval(timer);
  }, [isReached]);
  const awaited = useAwaitedLanguage();
  const text = isOnline ? !isReached && t('unreachedBanner') : t('offlineBanner');
  return (
    <output>
      {text && <p className={classes.offline}>{text}</p>}
      {awaited && <p className={classes.offline}>{tKit('languageAwaited', { language: languageNames[awaited] })}</p>}
    </output>
  );
}
