import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { toast } from 'sonner';
import { requestSample, sampleQuery, useForgetSamples, type SampleAnswer } from '../../../data/index.ts';
import { useMessages, type Translate } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { saveCsv } from '../../../ui/csv.ts';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { PagedList, type PagedColumn } from '../kit/paged-list/paged-list.tsx';
import { RowButton } from '../kit/paged-list/row-action.tsx';
import { oneOf, usePagedPlace } from '../kit/paged-list/use-paged-place.ts';
import { Person } from '../kit/portrait.tsx';
import { useKept } from '../kit/use-kept.ts';
import { isSuspended, keptUsers, withKept, type KeptUsers } from './kept-users.ts';
import { billings, choicesOf, plans, roles, statuses, toneOf, wordFor } from './user-words.ts';
import { sampleUsersMessages } from './users.messages.ts';

export type User = SampleAnswer<'GET /api/users/list/data'>['users'][number];
type T = Translate<typeof sampleUsersMessages.english>;

/** The layer sorts by its own names. */
const layerColumns: Readonly<Record<string, string>> = { plan: 'currentPlan' };

/** Users with search and filters, to look at, to export and to delete. */
export function UserList({ label }: { label: string }) {
  const t = useMessages(sampleUsersMessages);
  const forget = useForgetSamples();
  const [kept, keep] = useKept(keptUsers);
  const [doomed, setDoomed] = useState<User>();
  const place = usePagedPlace({
    sort: 'fullName',
    filters: [
      oneOf('role', t('role'), choicesOf(roles, t)),
      oneOf('plan', t('plan'), choicesOf(plans, t)),
      oneOf('status', t('status'), choicesOf(statuses, t)),
    ],
  });
  const asked = {
    q: place.q,
    role: place.valueOf('role'),
    currentPlan: place.valueOf('plan'),
    status: place.valueOf('status'),
    sortColumn: layerColumns[place.sort.field] ?? place.sort.field,
    sort: place.sort.isDescending ? 'desc' : 'asc',
  };
  const query = useQuery({
    ...sampleQuery('GET /api/users/list/data', { query: { ...asked, page: place.page, perPage: place.perPage } }),
    placeholderData: keepPreviousData,
    select: ({ users, total }) => ({ rows: users.map((user) => withKept(user, kept)), total }),
  });
  const exportAll = async () => {
    const { users } = await requestSample('GET /api/users/list/data', {
      query: { ...asked, perPage: query.data?.total ?? 1 },
    });
    const heads = [t('name'), t('email'), t('company'), t('role'), t('plan'), t('billing'), t('status')];
    saveCsv(
      t('title'),
      heads,
      users
        .map((user) => withKept(user, kept))
        .map(({ fullName, email, company, role, currentPlan, billing, status }) => [
          fullName,
          email,
          company,
          wordFor(roles, t, role),
          wordFor(plans, t, currentPlan),
          wordFor(billings, t, billing),
          wordFor(statuses, t, status),
        ]),
    );
  };
  const remove = async ({ id, fullName }: User) => {
    setDoomed(undefined);
    await requestSample('DELETE /apps/users/delete', { query: { id } });
    // The layer gives the number of its last user again: anyone who gets it begins untouched.
    keep(({ [id]: _gone, ...others }) => others);
    await forget('GET /api/users/list/data', 'GET /api/users/list/all-data', 'GET /api/users/user');
    toast.success(t('deleted', { name: fullName }));
  };
  return (
    <>
      <PagedList
        label={label}
        place={place}
        query={query}
        columns={userColumns(t, kept)}
        rowKey={({ id }) => id}
        rowName={({ fullName }) => fullName}
        renderActions={(user) => (
          <RowButton label={t('deleteOne', { name: user.fullName })} isDanger onClick={() => setDoomed(user)}>
            <IconTrash size={18} stroke={1.6} aria-hidden />
          </RowButton>
        )}
        tools={
          <Button variant="default" onClick={() => void exportAll()}>
            {t('export')}
          </Button>
        }
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      />
      <ConfirmDialog
        isOpen={doomed !== undefined}
        title={t('deleteTitle', { name: doomed?.fullName ?? '' })}
        text={t('deleteText', { email: doomed?.email ?? '' })}
        confirmLabel={t('delete')}
        isDanger
        onConfirm={() => doomed && void remove(doomed)}
        onClose={() => setDoomed(undefined)}
      />
    </>
  );
}

function userColumns(t: T, kept: KeptUsers): PagedColumn<User>[] {
  return [
    {
      key: 'fullName',
      header: t('user'),
      isSortable: true,
      cell: ({ id, fullName, email, avatar }) => (
        <Person name={fullName} picture={avatar} note={email}>
          <Link to="/apps/user/view/$userId" params={{ userId: String(id) }}>
            {fullName}
          </Link>
        </Person>
      ),
    },
    { key: 'role', header: t('role'), isSortable: true, cell: ({ role }) => wordFor(roles, t, role) },
    { key: 'plan', header: t('plan'), isSortable: true, cell: ({ currentPlan }) => wordFor(plans, t, currentPlan) },
    { key: 'billing', header: t('billing'), isSortable: true, cell: ({ billing }) => wordFor(billings, t, billing) },
    { key: 'company', header: t('company'), isSortable: true, cell: ({ company }) => company },
    {
      key: 'status',
      header: t('status'),
      isSortable: true,
      cell: ({ id, status }) =>
        isSuspended(kept, id) ? (
          <StatusDot tone="danger" label={t('suspended')} />
        ) : (
          <StatusDot tone={toneOf(status)} label={wordFor(statuses, t, status)} />
        ),
    },
  ];
}
