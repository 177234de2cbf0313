import { IconCopy, IconPlus, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { newId } from '../../../data/index.ts';
import type { Translate } from '../../../i18n/index.ts';
import { ToolButton } from '../../tool-button.tsx';
import classes from './builder.module.css';
import type { english } from './builder.messages.ts';
import { operatorText } from './clause-text.ts';
import { copyOf, emptyTree, replaced, takesNoValue, type Clause, type Group, type Path } from './filter-tree.ts';
import type { OfferedField } from './offered-fields.ts';
import { ValueEditor } from './value-editor.tsx';

type Shared = {
  t: Translate<typeof english>;
  fields: readonly OfferedField[];
  /** What is wrong with the clause at a place. */
  problemAt: (path: Path) => string | undefined;
};

type GroupEditorProps = Shared & {
  group: Group;
  path: Path;
  /** How many groups it lies in, itself counted. */
  depth: number;
  deepest: number;
  onChange: (group: Group) => void;
};

/** A clause that asks nothing yet of the first field. */
export function newClause(field: OfferedField): Clause {
  const [operator = 'is'] = field.operators;
  return { key: newId(), field: field.name, operator, values: startValues(field, operator) };
}

/** Yes is what a flag is asked for first; other values are the person's to give. */
function startValues(field: OfferedField, operator: Clause['operator']): string[] {
  if (operator === 'within_days') return ['7'];
  return field.type === 'flag' ? [field.options[0]?.value ?? 'true'] : [];
}

/** Clauses and groups that must be met together, or one of them. */
export function GroupEditor({ group, path, depth, deepest, onChange, ...shared }: GroupEditorProps) {
  const { t, fields } = shared;
  const name = useId();
  const { match, clauses, groups } = group;
  const [first] = fields;
  const between = clauses.length + groups.length > 1;
  return (
    <div className={classes.group}>
      {between && (
        <fieldset className={classes.match}>
          <legend>{t('match')}</legend>
          {(['all', 'any'] as const).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={name}
                checked={match === one}
                onChange={() => onChange({ ...group, match: one })}
              />
              {t(`match.${one}`)}
            </label>
          ))}
        </fieldset>
      )}
      {clauses.map((clause, index) => (
        <ClauseEditor
          key={clause.key}
          {...shared}
          clause={clause}
          number={index + 1}
          path={`${path}.clauses.${index}`}
          onChange={(next) => onChange({ ...group, clauses: replaced(clauses, index, next) })}
          onDuplicate={() =>
            onChange({ ...group, clauses: clauses.toSpliced(index + 1, 0, { ...clause, key: newId() }) })
          }
        />
      ))}
      {groups.map((inner, index) => (
        <section key={inner.key} className={classes.inner} aria-label={t('group', { number: index + 1 })}>
          <div className={classes.innerTools}>
            <ToolButton
              label={t('duplicateGroup')}
              onClick={() => onChange({ ...group, groups: groups.toSpliced(index + 1, 0, copyOf(inner)) })}
            >
              <IconCopy size={16} aria-hidden />
            </ToolButton>
            <ToolButton
              label={t('removeGroup')}
              onClick={() => onChange({ ...group, groups: replaced(groups, index) })}
            >
              <IconX size={16} aria-hidden />
            </ToolButton>
          </div>
          <GroupEditor
            {...shared}
            group={inner}
            path={`${path}.groups.${index}`}
            depth={depth + 1}
            deepest={deepest}
            onChange={(next) => onChange({ ...group, groups: replaced(groups, index, next) })}
          />
        </section>
      ))}
      <div className={classes.adding}>
        {first && (
          <button
            type="button"
            className={classes.add}
            onClick={() => onChange({ ...group, clauses: [...clauses, newClause(first)] })}
          >
            <IconPlus size={14} aria-hidden />
            {t('addClause')}
          </button>
        )}
        {first && depth < deepest && (
          <button
            type="button"
            className={classes.add}
            onClick={() =>
              onChange({
                ...group,
                groups: [
                  ...groups,
                  { ...copyOf(emptyTree), match: match === 'all' ? 'any' : 'all', clauses: [newClause(first)] },
                ],
              })
            }
          >
            <IconPlus size={14} aria-hidden />
            {t('addGroup')}
          </button>
        )}
      </div>
    </div>
  );
}

type ClauseEditorProps = Shared & {
  clause: Clause;
  number: number;
  path: Path;
  /** Nothing: without it. */
  onChange: (clause?: Clause) => void;
  onDuplicate: () => void;
};

function ClauseEditor({ t, fields, problemAt, clause, number, path, onChange, onDuplicate }: ClauseEditorProps) {
  const field = fields.find(({ name }) => name === clause.field);
  const problem = problemAt(path);
  const toField = (name: string) => {
    const next = fields.find((one) => one.name === name);
    if (next) onChange({ ...newClause(next), key: clause.key });
  };
  const toOperator = (text: string) => {
    const operator = field?.operators.find((one) => one === text);
    if (field && operator) onChange({ ...clause, operator, values: keptValues(clause, field, operator) });
  };
  return (
    <fieldset className={classes.clause} aria-label={t('clause', { number })} data-wrong={problem !== undefined}>
      <select
        aria-label={t('field')}
        value={clause.field}
        onChange={({ currentTarget }) => toField(currentTarget.value)}
      >
        {!field && <option value={clause.field}>{clause.field}</option>}
        {fields.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <select
        aria-label={t('operator')}
        value={clause.operator}
        onChange={({ currentTarget }) => toOperator(currentTarget.value)}
      >
        {(field?.operators ?? [clause.operator]).map((operator) => (
          <option key={operator} value={operator}>
            {field ? operatorText(t, field.type, operator) : operator}
          </option>
        ))}
      </select>
      <span className={classes.clauseTools}>
        <ToolButton label={t('duplicateClause', { number })} onClick={onDuplicate}>
          <IconCopy size={16} aria-hidden />
        </ToolButton>
        <ToolButton label={t('removeClause', { number })} onClick={() => onChange()}>
          <IconX size={16} aria-hidden />
        </ToolButton>
      </span>
      {field && (
        <div className={classes.value}>
          <ValueEditor t={t} field={field} clause={clause} onChange={(values) => onChange({ ...clause, values })} />
        </div>
      )}
      {problem !== undefined && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

const listed = new Set(['any_of', 'none_of']);

/** A value stays while the next comparison takes its like. */
function keptValues({ operator: before, values }: Clause, field: OfferedField, operator: Clause['operator']): string[] {
  if (takesNoValue(operator)) return [];
  const isLike =
    listed.has(operator) === listed.has(before) && (before === 'within_days') === (operator === 'within_days');
  if (!isLike || values.length === 0) return startValues(field, operator);
  return listed.has(operator) || operator === 'between' ? values : values.slice(0, 1);
}
