import {
  type Action,
  builtActions,
  cellOf,
  covers,
  everywhere,
  fieldsFor,
  isBuilt,
  knowsLimits,
  matrixCells,
  nowhere,
  type Reach,
  reachesFor,
  scopesOf,
  type Subject,
  subjectGroups,
  type SubjectGroup,
} from '@quarry/contracts/access';
import { Fragment } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import { useFieldProblem, useFieldWords } from '../../ui/form/index.ts';
import { Section } from '../../ui/record/index.ts';
import { AmountLimit } from './amount-limit.tsx';
import { FieldLimit } from './field-limit.tsx';
import classes from './permission-matrix.module.css';
import type { RoleValues } from './role.form.tsx';
import { rolesMessages } from './roles.messages.ts';
import { usePermissionWords } from './use-permission-words.ts';

/** Each group with what of it is built; one of which nothing is, is left out. */
const groups = (Object.keys(subjectGroups) as SubjectGroup[])
  .map((group) => ({ group, subjects: subjectGroups[group].filter(isBuilt) }))
  .filter(({ subjects }) => subjects.length > 0);

/** What the role allows: a table for each group of subjects, on a narrow screen a list for each subject. */
export function PermissionMatrix() {
  return groups.map((one) => <GroupTable key={one.group} {...one} />);
}

function GroupTable({ group, subjects }: (typeof groups)[number]) {
  const t = useMessages(rolesMessages);
  const words = usePermissionWords();
  const actions = actionsOf(subjects);
  return (
    <Section id={group} title={t(`group.${group}`)}>
      <div className={classes.frame}>
        <table className={classes.matrix} aria-label={t(`group.${group}`)}>
          <thead>
            <tr>
              <th scope="col">{t('subject')}</th>
              {actions.map((action) => (
                <th key={action} scope="col">
                  {words.heading(action)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {subjects.map((subject) => (
              <Fragment key={subject}>
                <tr>
                  <th scope="row">{words.subject(subject)}</th>
                  {actions.map((action) => (
                    <td key={action} data-label={words.heading(action)}>
                      {builtActions(subject).includes(action) && <ReachField action={action} subject={subject} />}
                    </td>
                  ))}
                </tr>
                {builtActions(subject)
                  .filter((action) => knowsLimits(action, subject))
                  .map((action) => (
                    <LimitRow key={action} action={action} subject={subject} columns={actions.length + 1} />
                  ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/** The amounts of a right that the role has, in a row below its subject. */
function LimitRow({ columns, ...right }: { action: Action; subject: Subject; columns: number }) {
  const { control } = useFormContext<Pick<RoleValues, 'rules'>>();
  const reach = useWatch({ control, name: `rules.${cellOf(right.action, right.subject)}` });
  if (reach === nowhere) return null;
  return (
    <tr>
      <td colSpan={columns} className={classes.limits}>
        <AmountLimit {...right} />
      </td>
    </tr>
  );
}

/** How far one right reaches; where a wider right holds already, it says so. */
function ReachField({ action, subject }: { action: Action; subject: Subject }) {
  const t = useMessages(rolesMessages);
  const words = usePermissionWords();
  const name = `rules.${cellOf(action, subject)}` as const;
  const label = words.right(action, subject);
  const said = (choice: Reach) => {
    const isOfOwnOffers = subject === 'Offer' && scopesOf(choice).length > 0;
    return isOfOwnOffers ? t('ofOwnOffers', { reach: words.reach(choice) }) : words.reach(choice);
  };
  useFieldWords(name, { label, textOf: (reach) => said(String(reach)) });
  const { register, control } = useFormContext<Pick<RoleValues, 'rules'>>();
  const problem = useFieldProblem(name);
  const reach = useWatch({ control, name });
  const wider = useWatch({ control, name: widerFields(action, subject) });
  const included = reach === everywhere ? nowhere : (wider.find((one) => one !== nowhere) ?? nowhere);
  const canBeLimited = reach !== nowhere && fieldsFor(action, subject).length > 0;
  return (
    <>
      <select
        {...register(name)}
        className={classes.reach}
        aria-label={label}
        aria-invalid={problem !== undefined}
        title={problem ?? (included === nowhere ? undefined : t('included', { reach: said(included) }))}
        data-reach={shownAs(reach, included)}
      >
        {reachesFor(action, subject).map((choice) => (
          <option key={choice} value={choice}>
            {choice === nowhere && included !== nowhere ? t('included', { reach: said(included) }) : said(choice)}
          </option>
        ))}
      </select>
      {canBeLimited && <FieldLimit action={action} subject={subject} />}
    </>
  );
}

function shownAs(reach: Reach, included: Reach): 'all' | 'some' | 'included' | 'none' {
  if (reach === everywhere) return 'all';
  if (reach !== nowhere) return 'some';
  return included === nowhere ? 'none' : 'included';
}

/** The fields of the rights that this one is a part of. */
function widerFields(action: Action, subject: Subject) {
  return matrixCells
    .filter((field) => covers(field, action, subject))
    .filter(({ cell }) => cell !== cellOf(action, subject))
    .map(({ cell }) => `rules.${cell}` as const);
}

/** The columns of a group, in the order in which its subjects name them. */
function actionsOf(subjects: readonly Subject[]): Action[] {
  const named = new Set(subjects.flatMap(builtActions));
  return columnOrder.filter((action) => named.has(action));
}

const columnOrder: readonly Action[] = [
  'manage',
  'read',
  'create',
  'update',
  'fulfil',
  'fulfil_unpaid',
  'cancel',
  'archive',
  'delete',
  'publish',
  'run',
  'review',
  'refund',
  'approve',
  'reserve',
  'export',
];
