import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { sampleQuery } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { LoadSample } from '../kit/load-sample.tsx';
import { Portrait } from '../kit/portrait.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import { useKept } from '../kit/use-kept.ts';
import { keptRoles, type Role } from './kept-roles.ts';
import { RoleDialog } from './role-dialog.tsx';
import { UserList, type User } from './user-list.tsx';
import { roles, wordFor } from './user-words.ts';
import { sampleUsersMessages } from './users.messages.ts';
import classes from './users.module.css';

const mostFaces = 5;

/** The roles with their members; below, the users of any of them. */
export function RolesScreen() {
  const t = useMessages(sampleUsersMessages);
  const [kept] = useKept(keptRoles);
  const [edited, setEdited] = useState<Role | 'new'>();
  const query = useQuery(sampleQuery('GET /api/users/list/all-data'));
  return (
    <SamplePage title={t('rolesTitle')} actions={<Button onClick={() => setEdited('new')}>{t('addRole')}</Button>}>
      <LoadSample query={query}>
        {(users) => (
          <ul className={classes.roles}>
            {kept.map((role) => (
              <li key={role.key}>
                <RoleCard
                  role={role}
                  members={users.filter((user) => user.role === role.key)}
                  onEdit={() => setEdited(role)}
                />
              </li>
            ))}
          </ul>
        )}
      </LoadSample>
      <section className={classes.table}>
        <h2>{t('usersByRole')}</h2>
        <UserList label={t('usersByRole')} />
      </section>
      {edited !== undefined && (
        <RoleDialog {...(edited === 'new' ? {} : { role: edited })} onClose={() => setEdited(undefined)} />
      )}
    </SamplePage>
  );
}

type RoleCardProps = { role: Role; members: readonly User[]; onEdit: () => void };

function RoleCard({ role, members, onEdit }: RoleCardProps) {
  const t = useMessages(sampleUsersMessages);
  const name = role.name ?? wordFor(roles, t, role.key);
  return (
    <article className={classes.role}>
      <div className={classes.roleTop}>
        <h2>{name}</h2>
        <span className="tabular">{t('members', { count: members.length })}</span>
      </div>
      <div className={classes.faces}>
        {members.slice(0, mostFaces).map(({ id, fullName, avatar }) => (
          <Portrait key={id} name={fullName} picture={avatar} />
        ))}
      </div>
      <div className={classes.roleWays}>
        <Button variant="default" aria-label={t('editRole', { role: name })} onClick={onEdit}>
          {t('edit')}
        </Button>
        {members.length > 0 && (
          <Link to="/apps/roles" search={{ filter: [`role:${role.key}`] }} resetScroll={false}>
            {t('showMembers', { role: name })}
          </Link>
        )}
      </div>
    </article>
  );
}
