import { useParams } from '@tanstack/react-router';
import { useRecord } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { RecordSteps } from '../../ui/list-walk/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { Facts, RecordPage, Section } from '../../ui/record/index.ts';
import { RelativeTime } from '../../ui/values.tsx';
import { AvatarSection, SessionsSection } from '../account/index.ts';
import { EraseUserButton } from './erase-user-button.tsx';
import { SecondFactorOfUser } from './second-factor-of-user.tsx';
import { useUpdateUser } from './use-update-user.ts';
import { UserHistory } from './user-history.tsx';
import { UserLinkButton } from './user-link-button.tsx';
import { UserStatusButton } from './user-status-button.tsx';
import { UserStatusDot } from './user.columns.tsx';
import { UserForm } from './user.form.tsx';
import { usersList } from './users-list.ts';
import { usersMessages } from './users.messages.ts';
import { UserByIdDocument, type UserDetailFragment } from './users.operations.generated.ts';

export function UserEditScreen() {
  const { userId } = useParams({ from: '/shell/users/$userId' });
  const query = useRecord(UserByIdDocument, { id: userId });
  return (
    <LoadRecord query={query} recordOf={({ user }) => user}>
      {(user) => <UserPage key={`${user.id} ${user.version}`} user={user} />}
    </LoadRecord>
  );
}

function UserPage({ user }: { user: UserDetailFragment }) {
  const t = useMessages(usersMessages);
  const tNavigation = useMessages(navigationMessages);
  const update = useUpdateUser(user);
  // What is about a user and none of their fields takes the right over all of them.
  const isWhole = user.mayUpdate && user.lockedFields.length === 0;
  return (
    <RecordPage
      title={user.shownName}
      status={<UserStatusDot status={user.status} />}
      steps={<RecordSteps list={usersList} id={user.id} />}
      actions={
        <>
          <Can action="read" subject="Role">
            <ButtonLink to="/users/rights" search={{ person: user.id }}>
              {tNavigation('explainRight')}
            </ButtonLink>
          </Can>
          {isWhole && user.status !== 'INACTIVE' && <UserLinkButton user={user} />}
          {user.mayUpdate && !user.lockedFields.includes('status') && <UserStatusButton user={user} />}
          {user.mayUpdate && user.status === 'INACTIVE' && (
            <Can action="delete" subject="User">
              <EraseUserButton user={user} />
            </Can>
          )}
        </>
      }
      aside={
        <>
          <Section id="facts" title={t('status')}>
            <Facts
              facts={[
                { label: t('lastSeen'), value: <RelativeTime at={user.lastSeenAt} /> },
                { label: t('created'), value: <RelativeTime at={user.createdAt} /> },
                { label: t('updated'), value: <RelativeTime at={user.updatedAt} /> },
              ]}
            />
          </Section>
          <SecondFactorOfUser user={user} />
          <UserHistory user={user} />
        </>
      }
    >
      <UserForm user={user} onSave={update} isReadOnly={!user.mayUpdate} lockedFields={user.lockedFields} />
      {user.mayUpdate && !user.lockedFields.includes('avatarId') && <AvatarSection user={user} />}
      {isWhole && <SessionsSection userId={user.id} />}
    </RecordPage>
  );
}
