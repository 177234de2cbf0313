import { differenceOfRules, type RoleDifference } from '@quarry/contracts/access';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRecord } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ReferenceInput } from '../../ui/form/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { PlainTable, type PlainColumn } from '../../ui/plain-table/plain-table.tsx';
import { foundRecords } from '../../ui/record-choices/index.ts';
import { RecordPage, Section } from '../../ui/record/index.ts';
import { useRoleName } from '../access/index.ts';
import { Amounts } from './amounts.tsx';
import { FieldNames } from './field-names.tsx';
import classes from './roles.module.css';
import { rolesMessages } from './roles.messages.ts';
import { RolePairDocument, type RolePairQuery } from './roles.operations.generated.ts';
import { ruleOf } from './rule-of.ts';
import { usePermissionWords } from './use-permission-words.ts';

type Role = NonNullable<RolePairQuery['left']>;

/** What two roles allow differently; which two is kept in the address. */
export function CompareRolesScreen() {
  const t = useMessages(rolesMessages);
  const tNavigation = useMessages(navigationMessages);
  const search = useSearch({ from: '/shell/users/roles/compare' });
  const navigate = useNavigate();
  const { left = '', right = '' } = search;
  const query = useRecord(RolePairDocument, { left, right });
  const choose = (side: 'left' | 'right', id: string | undefined) =>
    void navigate({ to: '/users/roles/compare', search: { ...search, [side]: id }, replace: true });
  return (
    <RecordPage title={tNavigation('compareRoles')} isWide>
      <LoadRecord query={query} recordOf={(pair) => pair}>
        {(pair) => (
          <>
            <Section id="roles" title={t('bothRoles')}>
              <div className={classes.question}>
                {(['left', 'right'] as const).map((side) => (
                  <ReferenceInput
                    key={side}
                    label={t(side)}
                    placeholder={t('typeName')}
                    value={pair[side]?.id ?? null}
                    current={pair[side]}
                    choices={foundRecords('Role')}
                    onChange={(one) => choose(side, one?.id)}
                  />
                ))}
              </div>
            </Section>
            {pair.left && pair.right ? <Differences left={pair.left} right={pair.right} /> : <p>{t('chooseTwo')}</p>}
          </>
        )}
      </LoadRecord>
    </RecordPage>
  );
}

function Differences({ left, right }: { left: Role; right: Role }) {
  const t = useMessages(rolesMessages);
  const roleName = useRoleName();
  const names = { left: roleName(left), right: roleName(right) };
  const { onlyLeft, onlyRight, otherwise } = differenceOfRules(left.rules.map(ruleOf), right.rules.map(ruleOf));
  if (onlyLeft.length + onlyRight.length + otherwise.length === 0) return <p>{t('noDifference')}</p>;
  return (
    <>
      <Rights id="only-left" title={t('onlyIn', { role: names.left })} rows={onlyLeft} sides={['left']} names={names} />
      <Rights
        id="only-right"
        title={t('onlyIn', { role: names.right })}
        rows={onlyRight}
        sides={['right']}
        names={names}
      />
      <Rights id="otherwise" title={t('otherwise')} rows={otherwise} sides={['left', 'right']} names={names} />
    </>
  );
}

function ReachCell({ difference, side }: { difference: RoleDifference; side: 'left' | 'right' }) {
  const words = usePermissionWords();
  const fields = difference.fields[side];
  const limits = difference.limits[side];
  return (
    <>
      {words.reach(difference[side])}
      {fields && (
        <>
          {' – '}
          <FieldNames subject={difference.subject} fields={fields} />
        </>
      )}
      {limits && (
        <>
          {' – '}
          <Amounts limits={limits} />
        </>
      )}
    </>
  );
}

const reachCells = {
  left: (difference: RoleDifference) => <ReachCell difference={difference} side="left" />,
  right: (difference: RoleDifference) => <ReachCell difference={difference} side="right" />,
};

type RightsProps = {
  id: string;
  title: string;
  rows: readonly RoleDifference[];
  sides: readonly ('left' | 'right')[];
  names: Record<'left' | 'right', string>;
};

function Rights({ id, title, rows, sides, names }: RightsProps) {
  const t = useMessages(rolesMessages);
  const words = usePermissionWords();
  const columns: PlainColumn<RoleDifference>[] = [
    { key: 'subject', header: t('subject'), cell: ({ subject }) => words.subject(subject) },
    { key: 'action', header: t('doing'), cell: ({ action }) => words.action(action) },
    ...sides.map((side) => ({
      key: side,
      header: names[side],
      cell: reachCells[side],
    })),
  ];
  return (
    <Section id={id} title={title}>
      <PlainTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ action, subject }) => `${action} ${subject}`}
        empty={t('nothing')}
      />
    </Section>
  );
}
