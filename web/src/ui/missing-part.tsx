import { use, useEffect, useEffectEvent, useRef } from 'react';
import { toast } from 'sonner';
import { useServerReach } from '../data/index.ts';
import { useMessages } from '../i18n/index.ts';
import { kitMessages } from './kit.messages.ts';
import { Opener } from './lazy-part.tsx';

/** Stands where a part could not be fetched: shows nothing, says so once, and asks again when the connection, or the server, is back. */
export function MissingPart() {
  const t = useMessages(kitMessages);
  const { giveUp, retry } = use(Opener);
  const isReached = useServerReach();
  const wasReached = useRef(isReached);
  const tell = useEffectEvent(() => {
    toast.error(t('partMissing'), { id: 'part-missing', description: t('offlineText') });
    giveUp();
  });
  const onBack = useEffectEvent(() => retry());
  useEffect(() => {
    tell();
    const askAgain = () => onBack();
    addEventListener('online', askAgain);
    return () => removeEventListener('online', askAgain);
  }, []);
  useEffect(() => {
    if (isReached && !wasReached.current) onBack();
    wasReached.current = isReached;
  }, [isReached]);
  return null;
}
