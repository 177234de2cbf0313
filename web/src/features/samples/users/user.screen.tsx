import '../../../ui/form/mantine-form.css';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { toast } from 'sonner';
import { Modal } from '../../../ui/dialogs.ts';
import { sampleQuery } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { useRecordForm } from '../../../ui/form/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { Facts, Section, useShowRecordName } from '../../../ui/record/index.ts';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { DialogForm } from '../kit/dialog-form.tsx';
import { LoadSample } from '../kit/load-sample.tsx';
import { Portrait } from '../kit/portrait.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import { useKept } from '../kit/use-kept.ts';
import { AccountTabPanel } from './account-tab-panel.tsx';
import { accountTabs, isAccountTab, type AccountTab } from './account-tabs.ts';
import { keptOf, keptUsers, withKept } from './kept-users.ts';
import { UserFields, userInput, type UserValues } from './user-fields.tsx';
import type { User } from './user-list.tsx';
import { billings, plans, roles, statuses, toneOf, wordFor } from './user-words.ts';
import { sampleUsersMessages } from './users.messages.ts';
import classes from './users.module.css';

const tabTitles = {
  account: 'account',
  security: 'security',
  billing: 'billingTab',
  notifications: 'notifications',
  connections: 'connections',
} as const;

/** One user of the sample; without an id in the address, the first of the list. */
export function UserScreen() {
  const { userId } = useParams({ strict: false });
  return userId === undefined ? <FirstUser /> : <LoadUser userId={userId} />;
}

function FirstUser() {
  const query = useQuery(sampleQuery('GET /api/users/list/data', { query: { perPage: 1 } }));
  return <LoadSample query={query}>{({ users: [first] }) => <LoadUser userId={String(first?.id ?? 0)} />}</LoadSample>;
}

function LoadUser({ userId }: { userId: string }) {
  const t = useMessages(sampleUsersMessages);
  const [kept] = useKept(keptUsers);
  const query = useQuery(sampleQuery('GET /api/users/user', { query: { id: userId } }));
  return (
    <LoadSample
      query={query}
      missing={{
        title: t('missingTitle'),
        text: t('missingText'),
        way: <ButtonLink to="/apps/user/list">{t('toList')}</ButtonLink>,
      }}
    >
      {({ user }) => <UserView key={user.id} user={withKept(user, kept)} />}
    </LoadSample>
  );
}

function UserView({ user }: { user: User }) {
  const t = useMessages(sampleUsersMessages);
  const { tab: asked } = useSearch({ strict: false });
  const tab = isAccountTab(asked) ? asked : 'account';
  useShowRecordName(user.fullName);
  return (
    <SamplePage title={user.fullName} actions={<ButtonLink to="/apps/user/list">{t('toList')}</ButtonLink>}>
      <div className={classes.columns}>
        <AboutUser user={user} />
        <div className={classes.main}>
          <nav className={classes.tabs} aria-label={t('tabs')}>
            {accountTabs.map((one) => (
              <Link
                key={one}
                to="/apps/user/view/$userId"
                params={{ userId: String(user.id) }}
                search={one === 'account' ? {} : { tab: one }}
                aria-current={one === tab ? 'page' : undefined}
                resetScroll={false}
              >
                {t(tabTitles[one])}
              </Link>
            ))}
          </nav>
          <Section id="tab" title={t(tabTitles[tab satisfies AccountTab])}>
            <AccountTabPanel tab={tab} user={user} />
          </Section>
        </div>
      </div>
    </SamplePage>
  );
}

function AboutUser({ user }: { user: User }) {
  const t = useMessages(sampleUsersMessages);
  const [isEditing, setEditing] = useState(false);
  const [kept, keep] = useKept(keptUsers);
  const { isSuspended } = keptOf(kept, user.id);
  const suspend = () => {
    keep((before) => ({ ...before, [user.id]: { ...keptOf(before, user.id), isSuspended: !isSuspended } }));
    if (!isSuspended) toast.success(t('suspendedNow', { name: user.fullName }));
  };
  return (
    <Section id="about" title={t('about')}>
      <div className={classes.face}>
        <Portrait name={user.fullName} picture={user.avatar} size={96} />
        {isSuspended ? (
          <StatusDot tone="danger" label={t('suspended')} />
        ) : (
          <StatusDot tone={toneOf(user.status)} label={wordFor(statuses, t, user.status)} />
        )}
      </div>
      <Facts
        facts={[
          { label: t('username'), value: user.username },
          { label: t('email'), value: user.email },
          { label: t('company'), value: user.company },
          { label: t('country'), value: user.country },
          { label: t('contact'), value: user.contact },
          { label: t('role'), value: wordFor(roles, t, user.role) },
          { label: t('plan'), value: wordFor(plans, t, user.currentPlan) },
          { label: t('billing'), value: wordFor(billings, t, user.billing) },
        ]}
      />
      <div className={classes.actions}>
        <Button onClick={() => setEditing(true)}>{t('edit')}</Button>
        <Button variant="default" onClick={suspend}>
          {t(isSuspended ? 'resume' : 'suspend')}
        </Button>
      </div>
      {isEditing && <EditUser user={user} onClose={() => setEditing(false)} />}
    </Section>
  );
}

function EditUser({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useMessages(sampleUsersMessages);
  const tKit = useMessages(kitMessages);
  const [, keep] = useKept(keptUsers);
  const form = useRecordForm<UserValues, UserValues>(userInput, user);
  const save = (changes: UserValues) => {
    keep((before) => ({ ...before, [user.id]: { ...keptOf(before, user.id), changes } }));
    toast.success(t('kept'));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('edit')} closeButtonProps={{ 'aria-label': tKit('close') }}>
      <DialogForm form={form} submitLabel={t('save')} onSubmit={save} onClose={onClose}>
        <UserFields />
      </DialogForm>
    </Modal>
  );
}
