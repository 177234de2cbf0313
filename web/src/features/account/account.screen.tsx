import { useSession } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { RecordPage } from '../../ui/record/index.ts';
import { SessionsSection } from './sessions.section.tsx';

/** What everybody may see and set of themselves. */
export function AccountScreen() {
  const tNavigation = useMessages(navigationMessages);
  const userId = useSession()?.userData.id;
  if (userId === undefined) return null;
  return (
    <RecordPage title={tNavigation('account')}>
      <SessionsSection userId={String(userId)} />
    </RecordPage>
  );
}
