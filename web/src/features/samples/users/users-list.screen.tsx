import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { sampleQuery } from '../../../data/index.ts';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { SamplePage } from '../kit/sample-page.tsx';
import { AddUser } from './add-user.tsx';
import { UserList } from './user-list.tsx';
import { sampleUsersMessages } from './users.messages.ts';
import classes from './users.module.css';

export function UsersListScreen() {
  const t = useMessages(sampleUsersMessages);
  const [isAdding, setAdding] = useState(false);
  return (
    <SamplePage title={t('title')} actions={<Button onClick={() => setAdding(true)}>{t('add')}</Button>}>
      <StatusCards />
      <UserList label={t('title')} />
      {isAdding && <AddUser onClose={() => setAdding(false)} />}
    </SamplePage>
  );
}

const counted = ['all', 'active', 'inactive', 'pending'] as const;

/** How many users there are of each status; each card is the way to them. */
function StatusCards() {
  const t = useMessages(sampleUsersMessages);
  const format = useFormat();
  const { filter = [] } = useSearch({ strict: false });
  const { data = [] } = useQuery(sampleQuery('GET /api/users/list/all-data'));
  return (
    <ul className={classes.cards}>
      {counted.map((status) => {
        const users = status === 'all' ? data : data.filter((user) => user.status === status);
        const isOn = status === 'all' ? filter.length === 0 : filter.includes(`status:${status}`);
        return (
          <li key={status}>
            <Link
              to="/apps/user/list"
              search={status === 'all' ? {} : { filter: [`status:${status}`] }}
              className={classes.count}
              aria-current={isOn}
            >
              <span>{t(status)}</span>
              <strong>{format.number(users.length)}</strong>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
