import { Button } from '@mantine/core';
import { type Action, cellOf, roleLimits, type RuleLimit, type Subject } from '@quarry/contracts/access';
import { useId } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import { Lockable, useFieldProblem, useFieldWords } from '../../ui/form/index.ts';
import { useAmounts } from './amounts.tsx';
import classes from './permission-matrix.module.css';
import { rolesMessages } from './roles.messages.ts';
import { usePermissionWords } from './use-permission-words.ts';

type Values = { limits: Record<string, RuleLimit[]> };
type Place = `limits.${string}`;

/** The most of each currency for a right that moves money; without any, a second person decides about everything. */
export function AmountLimit({ action, subject }: { action: Action; subject: Subject }) {
  const t = useMessages(rolesMessages);
  const words = usePermissionWords();
  const amounts = useAmounts();
  const help = useId();
  const { control } = useFormContext<Values>();
  const name: Place = `limits.${cellOf(action, subject)}`;
  const { fields, append, remove } = useFieldArray({ control, name });
  const label = t('limitsOf', { right: words.right(action, subject) });
  useFieldWords(name, { label, textOf: (value) => amounts((value ?? []) as RuleLimit[]) });
  return (
    <Lockable name="rules">
      <fieldset className={classes.amounts} aria-describedby={help}>
        <legend>{label}</legend>
        {fields.length === 0 && <p>{t('noAmount')}</p>}
        {fields.map(({ id }, at) => (
          <Limit key={id} name={`${name}.${at}`} label={label} onRemove={() => remove(at)} />
        ))}
        {fields.length < roleLimits.currencies && (
          <Button variant="subtle" size="compact-xs" onClick={() => append({ currency: '', amount: '' })}>
            {t('addLimit')}
          </Button>
        )}
        <p id={help}>{t('limitsHelp')}</p>
      </fieldset>
    </Lockable>
  );
}

function Limit({ name, label, onRemove }: { name: Place; label: string; onRemove: () => void }) {
  const t = useMessages(rolesMessages);
  const { register, watch } = useFormContext<Values>();
  const currency = String(watch(`${name}.currency`) ?? '').toUpperCase();
  const currencyProblem = useFieldProblem(`${name}.currency`);
  const amountProblem = useFieldProblem(`${name}.amount`);
  const amountLabel = t('mostIn', { currency });
  useFieldWords(`${name}.currency`, { label: `${label} – ${t('currency')}` });
  useFieldWords(`${name}.amount`, { label: `${label} – ${amountLabel}` });
  return (
    <div className={classes.amount}>
      <input
        {...register(`${name}.currency`)}
        aria-label={t('currency')}
        aria-invalid={currencyProblem !== undefined}
        maxLength={3}
        placeholder="EUR"
        autoComplete="off"
      />
      <input
        {...register(`${name}.amount`)}
        aria-label={amountLabel}
        aria-invalid={amountProblem !== undefined}
        inputMode="decimal"
        placeholder="50.00"
        autoComplete="off"
      />
      <button type="button" aria-label={t('removeLimit', { currency })} onClick={onRemove}>
        ×
      </button>
      {(currencyProblem ?? amountProblem) && <p role="alert">{currencyProblem ?? amountProblem}</p>}
    </div>
  );
}
