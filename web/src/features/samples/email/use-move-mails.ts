import type { Email } from '@quarry/sample-data';
import { useMessages } from '../../../i18n/index.ts';
import { showUndo } from '../../../ui/undo-toast.tsx';
import { emailMessages } from './email.messages.ts';
import { useMailActions } from './use-mailbox.ts';

/** Moves mails, says so, and offers the way back to where each was. */
export function useMoveMails() {
  const t = useMessages(emailMessages);
  const { move } = useMailActions();
  return async (mails: readonly Email[], folder: Email['folder']) => {
    const before = mails.map((mail) => ({ id: mail.id, folder: mail.folder }));
    await move(before.map(({ id }) => ({ id, folder })));
    showUndo(t('moved', { count: mails.length, folder: t(folder) }), t('undo'), () => move(before));
  };
}
