import { useId } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { missingTargets, type ColumnsDraft, type Target } from './columns-draft.ts';
import classes from './imports.module.css';
import { importsMessages } from './imports.messages.ts';
import type { ImportDetailFragment } from './imports.operations.generated.ts';

type MatchChoiceProps = {
  keys: ImportDetailFragment['matchKeys'];
  targets: readonly Target[];
  draft: ColumnsDraft;
  problem: string | undefined;
  onChange: (name: string) => void;
};

/** By which columns a row finds its record; what lacks a column says which. */
export function MatchChoice({ keys, targets, draft, problem, onChange }: MatchChoiceProps) {
  const t = useMessages(importsMessages);
  const group = useId();
  const nameOf = (key: string) => targets.find((target) => target.key === key)?.name ?? key;
  return (
    <fieldset
      className={classes.match}
      data-invalid={problem !== undefined}
      aria-describedby={problem ? `${group}-problem` : undefined}
    >
      <legend>{t('matchBy')}</legend>
      {keys.map(({ name, targets: needed }) => {
        const missing = missingTargets({ targets: needed }, draft.columns);
        return (
          <label key={name} data-disabled={missing.length > 0}>
            <input
              type="radio"
              name={group}
              checked={draft.matchBy === name}
              disabled={missing.length > 0}
              onChange={() => onChange(name)}
            />
            <span>
              {needed.map(nameOf).join(' + ')}
              {missing.length > 0 && (
                <span className={classes.note}> {t('lacks', { columns: missing.map(nameOf).join(', ') })}</span>
              )}
            </span>
          </label>
        );
      })}
      {problem && (
        <p id={`${group}-problem`} className={classes.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
