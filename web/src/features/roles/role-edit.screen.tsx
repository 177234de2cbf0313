import { Link, useParams } from '@tanstack/react-router';
import { useAbilities, useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { RecordSteps } from '../../ui/list-walk/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { Facts, RecordPage, Section } from '../../ui/record/index.ts';
import { RelativeTime } from '../../ui/values.tsx';
import { useRoleName } from '../access/index.ts';
import { DeleteRoleButton } from './delete-role-button.tsx';
import { PreviewRoleButton } from './preview-role-button.tsx';
import { RoleForm } from './role.form.tsx';
import { RoleHistory } from './role-history.tsx';
import { ruleOf } from './rule-of.ts';
import classes from './roles.module.css';
import { rolesList } from './roles-list.ts';
import { rolesMessages } from './roles.messages.ts';
import { RoleByIdDocument, type RoleDetailFragment } from './roles.operations.generated.ts';
import { useUpdateRole } from './use-update-role.ts';

export function RoleEditScreen() {
  const { roleId } = useParams({ from: '/shell/users/roles/$roleId' });
  const query = useRecord(RoleByIdDocument, { id: roleId });
  return (
    <LoadRecord query={query} recordOf={({ role }) => role}>
      {(role) => <RolePage key={`${role.id} ${role.version}`} role={role} />}
    </LoadRecord>
  );
}

function RolePage({ role }: { role: RoleDetailFragment }) {
  const t = useMessages(rolesMessages);
  const roleName = useRoleName();
  const update = useUpdateRole(role);
  return (
    <RecordPage
      title={roleName(role)}
      isWide
      steps={<RecordSteps list={rolesList} id={role.id} />}
      actions={
        <>
          <PreviewRoleButton role={role} />
          <ButtonLink to="/users/roles/compare" search={{ left: role.id }}>
            {t('compare')}
          </ButtonLink>
          <Can action="create" subject="Role">
            <ButtonLink to="/users/roles/new" search={{ copyOf: role.id }}>
              {t('copy')}
            </ButtonLink>
          </Can>
          <Can action="delete" subject="Role">
            <DeleteRoleButton role={role} />
          </Can>
        </>
      }
    >
      <RoleForm
        name={role.name}
        rules={role.rules.map(ruleOf)}
        record={{ entity: 'role', id: role.id }}
        requiresSecondFactor={role.requiresSecondFactor}
        peopleWithoutSecondFactor={role.peopleWithoutSecondFactor}
        onSave={update}
        isReadOnly={!role.mayUpdate}
        lockedFields={role.lockedFields}
      />
      <div className={classes.below}>
        <People role={role} />
        <Section id="facts" title={t('facts')}>
          <Facts
            facts={[
              { label: t('key'), value: <code>{role.key}</code> },
              { label: t('created'), value: <RelativeTime at={role.createdAt} /> },
              { label: t('updated'), value: <RelativeTime at={role.updatedAt} /> },
            ]}
          />
        </Section>
        <RoleHistory role={role} />
      </div>
    </RecordPage>
  );
}

function People({ role: { key, people, peopleCount } }: { role: RoleDetailFragment }) {
  const t = useMessages(rolesMessages);
  const mayReadUsers = useAbilities().can('read', 'User');
  return (
    <Section id="people" title={t('peopleCount', { count: peopleCount })}>
      {peopleCount === 0 ? (
        <p>{t('nobody')}</p>
      ) : (
        <ul className={classes.people}>
          {people.map(({ id, name }) => (
            <li key={id}>
              {mayReadUsers ? (
                <Link to="/users/$userId" params={{ userId: id }}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </li>
          ))}
        </ul>
      )}
      {mayReadUsers && peopleCount > people.length && (
        <Link to="/users" search={{ filter: [`role:${key}`] }}>
          {t('allPeople')}
        </Link>
      )}
    </Section>
  );
}
