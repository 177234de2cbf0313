import { useRecord, useSession } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { RecordPage } from '../../ui/record/index.ts';
import { AccountDocument, type AccountFragment } from './account.operations.generated.ts';
import { AvatarSection } from './avatar.section.tsx';
import { LookSection } from './look.section.tsx';
import { PasswordSection } from './password.section.tsx';
import { ProfileForm } from './profile.form.tsx';
import { SecondFactorSection } from './second-factor.section.tsx';
import { SessionsSection } from './sessions.section.tsx';
import { useUpdateProfile } from './use-update-profile.ts';

/** What everybody sees and sets of themselves. */
export function AccountScreen() {
  const id = String(useSession()?.userData.id ?? '');
  const query = useRecord(AccountDocument, { id });
  return (
    <LoadRecord query={query} recordOf={({ user }) => user}>
      {(user) => <AccountPage user={user} />}
    </LoadRecord>
  );
}

function AccountPage({ user }: { user: AccountFragment }) {
  const tNavigation = useMessages(navigationMessages);
  const update = useUpdateProfile(user);
  return (
    <RecordPage title={tNavigation('account')}>
      <ProfileForm key={user.version} user={user} onSave={update} />
      <AvatarSection user={user} />
      <LookSection />
      <PasswordSection user={user} />
      <SecondFactorSection user={user} />
      <SessionsSection userId={user.id} />
    </RecordPage>
  );
}
