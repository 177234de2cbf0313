import { use, useEffect, useEffectEvent, useState } from 'react';
import { toast } from 'sonner';
import { useServerReach } from '../data/index.ts';
import { useMessages } from '../i18n/index.ts';
import { kitMessages } from './kit.messages.ts';
import { Opener } from './lazy-part.tsx';

/** Stands where a part could not be fetched: shows nothing, says so once, and asks again when the server is back. */
export function MissingPart() {
  const t = useMessages(kitMessages);
  const { giveUp, retry } = use(Opener);
  const isReached = useServerReach();
  const [wasReached] = useState(isReached);
  const tell = useEffectEvent(() => {
    toast.error(t('partMissing'), { id: 'part-missing', description: t('offlineText') });
    giveUp();
  });
  const onReached = useEffectEvent(() => retry());
  useEffect(() => tell(), []);
  useEffect(() => {
    if (isReached && !wasReached) onReached();
  }, [isReached, wasReached]);
  return null;
}
