import { useCallback } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { showUndo } from '../undo-toast.tsx';
import { binMessages } from './bin.messages.ts';
import { useRestore } from './use-restore.ts';

/** After a deletion: says where the record is now, and offers the way back. */
export function useDeleted(): (id: string, name: string) => void {
  const t = useMessages(binMessages);
  const tKit = useMessages(kitMessages);
  const restore = useRestore();
  return useCallback(
    (id, name) => void showUndo(t('deleted', { name }), tKit('undo'), () => restore(id)),
    [t, tKit, restore],
  );
}
