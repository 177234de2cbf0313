import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { checkInput } from '@quarry/contracts/common';
import { attributeTypes, valueSchemas, type AttributeType } from '@quarry/contracts/products';
import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { inputMessages, inputText, LeaveGuard, ReferenceInput, useSaveKey } from '../../ui/form/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { brandChoices } from './brand-choices.ts';
import { attributeName } from './product-text.ts';
import { productMessages } from './product.messages.ts';
import type { AttributeBriefFragment } from './product.operations.generated.ts';
import type { NewValue, SetValueOutcome } from './use-set-value.ts';
import classes from './value-editor.module.css';

type ValueEditorProps = {
  attribute: AttributeBriefFragment;
  /** What stands there now. */
  value: unknown;
  text: string;
  onSave: (value: NewValue) => Promise<SetValueOutcome>;
  onClose: () => void;
};

/** Pictures and categories are chosen among what the sources say, never typed. */
export function isTypable({ type }: AttributeBriefFragment): boolean {
  return type !== 'media' && type !== 'category' && knownType(type) !== undefined;
}

/** One value edited in its row: Enter or Ctrl/Cmd+S saves, Esc closes, leaving asks. */
export function ValueEditor({ attribute, value, text, onSave, onClose }: ValueEditorProps) {
  const t = useMessages(productMessages);
  const tKit = useMessages(kitMessages);
  const tInput = useMessages(inputMessages);
  const [typed, setTyped] = useState(() => typedForm(value, text));
  const [chosenName, setChosenName] = useState<string | null>(text);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const isDirty = typed !== typedForm(value, text);

  const save = async () => {
    if (isSaving) return;
    const checked = checkInput(valueSchemas[knownType(attribute.type) ?? 'text'], valueForm(attribute, typed));
    if (!checked.ok) {
      setProblem(checked.issues.map(({ code }) => inputText(tInput, code)).join(' '));
      return;
    }
    setSaving(true);
    const outcome = await onSave({ value: checked.value, text: attribute.type === 'brand' ? chosenName : typed });
    setSaving(false);
    if (outcome.kind === 'saved') onClose();
    if (outcome.kind === 'refused') setProblem(outcome.text);
  };
  useSaveKey(() => void save());
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes the editor from any of its fields
    <form className={classes.editor} onSubmit={submit} onKeyDown={escape} noValidate>
      <ValueField
        attribute={attribute}
        label={t('editValue', { attribute: attributeName(t, attribute) })}
        typed={typed}
        currentName={text}
        problem={problem}
        onType={(next, name) => {
          setTyped(next);
          setChosenName(name);
          setProblem(undefined);
        }}
      />
      <span className={classes.buttons}>
        <Button size="xs" type="submit" loading={isSaving} disabled={!isDirty} aria-keyshortcuts="Control+S Meta+S">
          {t('saveValue')}
        </Button>
        <Button size="xs" variant="default" onClick={onClose}>
          {tKit('cancel')}
        </Button>
      </span>
      <LeaveGuard isDirty={isDirty && !isSaving} />
    </form>
  );
}

type ValueFieldProps = {
  attribute: AttributeBriefFragment;
  label: string;
  typed: string;
  currentName: string;
  problem: string | undefined;
  onType: (typed: string, name: string | null) => void;
};

function ValueField({ attribute, label, typed, currentName, problem, onType }: ValueFieldProps) {
  const t = useMessages(productMessages);
  const common = {
    'aria-label': label,
    error: problem,
    'data-autofocus': true,
    autoFocus: true,
    className: classes.field ?? '',
  };
  switch (attribute.type) {
    case 'brand':
      return (
        <ReferenceInput
          label={label}
          isLabelHidden
          value={typed === '' ? null : typed}
          current={typed === '' ? null : { id: typed, name: currentName }}
          choices={brandChoices}
          problem={problem}
          onChange={(chosen) => onType(chosen?.id ?? '', chosen?.name ?? null)}
        />
      );
    case 'boolean':
      return (
        <NativeSelect
          {...common}
          data={[
            { value: '', label: '' },
            { value: 'true', label: t('truthYes') },
            { value: 'false', label: t('truthNo') },
          ]}
          value={typed}
          onChange={({ currentTarget }) => onType(currentTarget.value, null)}
        />
      );
    case 'long_text':
      return (
        <Textarea
          {...common}
          rows={5}
          value={typed}
          onChange={({ currentTarget }) => onType(currentTarget.value, null)}
        />
      );
    default:
      return (
        <TextInput
          {...common}
          type={attribute.type === 'date' ? 'date' : 'text'}
          inputMode={attribute.type === 'number' ? 'decimal' : 'text'}
          value={typed}
          onChange={({ currentTarget }) => onType(currentTarget.value, null)}
        />
      );
  }
}

function knownType(type: string): AttributeType | undefined {
  return attributeTypes.find((known) => known === type);
}

function typedForm(value: unknown, text: string): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : text;
}

function valueForm({ type }: AttributeBriefFragment, typed: string): unknown {
  if (type === 'number') return typed.trim() === '' ? null : Number(typed.trim().replace(',', '.'));
  if (type === 'boolean') return typed === '' ? null : typed === 'true';
  return typed;
}
