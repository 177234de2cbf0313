import { useMemo } from 'react';
import { useMessages } from '../../i18n/index.ts';
import type { Column } from '../../ui/list-screen/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { Absent, NumberText, RelativeTime } from '../../ui/values.tsx';
import { useRoleName } from '../access/index.ts';
import { rolesMessages } from './roles.messages.ts';
import type { RoleRowFragment } from './roles.operations.generated.ts';

/** As many names as a row has room for. */
const namesInRow = 3;

export function useRoleColumns(): readonly Column<RoleRowFragment>[] {
  const t = useMessages(rolesMessages);
  const roleName = useRoleName();
  return useMemo(
    () => [
      {
        key: 'name',
        path: 'name',
        header: t('name'),
        width: 180,
        sort: 'name',
        isText: true,
        cell: roleName,
      },
      {
        key: 'peopleCount',
        path: 'peopleCount',
        header: t('people'),
        width: 110,
        isNumber: true,
        cell: ({ peopleCount }) => <NumberText value={peopleCount} />,
      },
      {
        key: 'people',
        header: t('who'),
        width: 200,
        cell: ({ people, peopleCount }) => <Names people={people.slice(0, namesInRow)} count={peopleCount} />,
        beside: ({ people, peopleCount }) => <Names people={people} count={peopleCount} />,
      },
      {
        key: 'requiresSecondFactor',
        path: 'requiresSecondFactor',
        header: t('secondFactor'),
        width: 150,
        cell: (role) => <SecondFactorAsked role={role} />,
        beside: (role) => <SecondFactorAsked role={role} isWhole />,
      },
      {
        key: 'updatedAt',
        path: 'updatedAt',
        header: t('updated'),
        width: 140,
        sort: 'updatedAt',
        cell: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
      },
      {
        key: 'createdAt',
        path: 'createdAt',
        header: t('created'),
        width: 140,
        sort: 'createdAt',
        cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
      },
    ],
    [t, roleName],
  );
}

function Names({ people, count }: { people: readonly { name: string }[]; count: number }) {
  if (count === 0) return <Absent />;
  return [...people.map(({ name }) => name), ...(count > people.length ? ['…'] : [])].join(', ');
}

/** Whether the role asks for a second factor, and whether some of its people have none yet: how many, where there is room. */
function SecondFactorAsked({ role, isWhole = false }: { role: RoleRowFragment; isWhole?: boolean }) {
  const t = useMessages(rolesMessages);
  const { requiresSecondFactor, peopleWithoutSecondFactor: count } = role;
  if (!requiresSecondFactor) return <Absent />;
  return (
    <>
      <StatusDot tone={count > 0 ? 'warning' : 'success'} label={t('secondFactor.yes')} />
      {isWhole && count > 0 && <> {t('without', { count })}</>}
    </>
  );
}
