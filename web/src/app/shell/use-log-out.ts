import { session } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { appMessages } from '../app.messages.ts';

/** Signs out; where the server could not be told, the person is. */
export function useLogOut(): () => void {
  const t = useMessages(appMessages);
  return () =>
    void session.logOut().catch(async () => {
      const { toast } = await import('sonner');
      toast.warning(t('loggedOutHereOnly'));
    });
}
