import { Button, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useMessages } from '../../../i18n/index.ts';
import {
  Lockable,
  ReferenceInput,
  useFieldProblem,
  useFieldWords,
  useIsReadOnly,
  type Reference,
} from '../../../ui/form/index.ts';
import { foundRecords } from '../../../ui/record-choices/index.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { discountsMessages } from '../discounts.messages.ts';
import type { DiscountTargetKind } from '../discounts.operations.generated.ts';
import classes from './discount-form.module.css';
import type { DiscountValues, TargetValue } from './discount-values.ts';
import { VariantChoice } from '../variant-choice.tsx';

const kinds: readonly DiscountTargetKind[] = ['CATEGORY', 'BRAND', 'PRODUCT', 'VARIANT'];
const subjects = { CATEGORY: 'Category', BRAND: 'Brand', PRODUCT: 'Product', VARIANT: 'Product' } as const;

type TargetsFieldProps = { name: 'targets' | 'getTargets'; label: string; help: string };

/** What a side of a discount is about: branches, brands, products and variants that it includes, or leaves out. */
export function TargetsField({ name, label, help }: TargetsFieldProps) {
  const t = useMessages(discountsMessages);
  const { control } = useFormContext<DiscountValues>();
  const problem = useFieldProblem(name);
  const isReadOnly = useIsReadOnly();
  useFieldWords(name, { label, textOf: (value) => namesOf(value as readonly TargetValue[], t('gone')) });
  return (
    <Lockable name={name}>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange } }) => (
          <fieldset className={classes.targets}>
            <legend>{label}</legend>
            <p className={classes.help}>{help}</p>
            {value.every(({ isExcluded }) => isExcluded) && <p>{t('allProducts')}</p>}
            {value.length > 0 && (
              <ul aria-label={label}>
                {value.map((target) => (
                  <Target
                    key={keyOf(target)}
                    target={target}
                    onRemove={
                      isReadOnly ? undefined : () => onChange(value.filter((other) => keyOf(other) !== keyOf(target)))
                    }
                  />
                ))}
              </ul>
            )}
            {!isReadOnly && (
              <TargetChoice
                label={label}
                onChoose={(chosen) => onChange([...value.filter((other) => keyOf(other) !== keyOf(chosen)), chosen])}
              />
            )}
            {problem !== undefined && (
              <p className={classes.problem} role="alert">
                {problem}
              </p>
            )}
          </fieldset>
        )}
      />
    </Lockable>
  );
}

function keyOf({ kind, id }: Pick<TargetValue, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

function namesOf(targets: readonly TargetValue[], gone: string): string {
  return targets.map(({ name, isExcluded }) => `${isExcluded ? '−' : '+'} ${name ?? gone}`).join(', ');
}

function Target({ target, onRemove }: { target: TargetValue; onRemove: (() => void) | undefined }) {
  const t = useMessages(discountsMessages);
  const { kind, isExcluded } = target;
  const name = target.name ?? t('gone');
  return (
    <li data-excluded={isExcluded}>
      <span className={classes.targetKind}>
        {t(isExcluded ? 'excluded' : 'included', { kind: t(`target.${kind}`) })}
      </span>
      <bdi>{name}</bdi>
      {onRemove && (
        <ToolButton label={t('removeTarget', { name })} onClick={onRemove}>
          <IconX size={16} aria-hidden />
        </ToolButton>
      )}
    </li>
  );
}

type TargetChoiceProps = { label: string; onChoose: (target: TargetValue) => void };

function TargetChoice({ label, onChoose }: TargetChoiceProps) {
  const t = useMessages(discountsMessages);
  const [kind, setKind] = useState<DiscountTargetKind>('CATEGORY');
  const [record, setRecord] = useState<Reference | null>(null);
  const [variant, setVariant] = useState<Reference | null>(null);
  // The input begins anew once something was taken.
  const [round, setRound] = useState(0);
  const chosen = kind === 'VARIANT' ? variant : record;
  const clear = () => {
    setRecord(null);
    setVariant(null);
    setRound(round + 1);
  };
  const take = (isExcluded: boolean) => {
    if (!chosen) return;
    const name = kind === 'VARIANT' && record ? `${record.name} · ${chosen.name}` : chosen.name;
    onChoose({ kind, id: chosen.id, name, isExcluded });
    clear();
  };
  return (
    <div className={classes.choice}>
      <NativeSelect
        aria-label={t('targetKindOf', { label })}
        value={kind}
        data={kinds.map((one) => ({ value: one, label: t(`target.${one}`) }))}
        onChange={({ currentTarget }) => {
          setKind(currentTarget.value as DiscountTargetKind);
          clear();
        }}
      />
      <ReferenceInput
        key={`${kind} ${round}`}
        label={t('findTarget', { kind: t(`target.${kind === 'VARIANT' ? 'PRODUCT' : kind}`) })}
        isLabelHidden
        placeholder={t('findByName')}
        value={record?.id ?? null}
        current={null}
        choices={foundRecords(subjects[kind])}
        onChange={(found) => {
          setRecord(found);
          setVariant(null);
        }}
      />
      {kind === 'VARIANT' && record && (
        <VariantChoice productId={record.id} value={variant?.id ?? ''} onChange={setVariant} />
      )}
      <div className={classes.choiceButtons}>
        <Button variant="default" disabled={!chosen} onClick={() => take(false)}>
          {t('include')}
        </Button>
        <Button variant="default" disabled={!chosen} onClick={() => take(true)}>
          {t('exclude')}
        </Button>
      </div>
    </div>
  );
}
