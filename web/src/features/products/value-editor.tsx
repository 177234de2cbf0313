import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { checkInput } from '@quarry/contracts/common';
import { isAttributeType, type AttributeType } from '@quarry/contracts/attributes';
import { valueSchemaOf } from '@quarry/contracts/products';
import { useRef, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useFormat, useLanguage, useMessages, type Language } from '../../i18n/index.ts';
import {
  inputMessages,
  inputText,
  LeaveGuard,
  ReferenceInput,
  type ReferenceChoices,
  useDraft,
  useHasDraft,
  useSaveKey,
} from '../../ui/form/index.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { foundRecords } from '../../ui/record-choices/index.ts';
import { AmountField } from './amount-field.tsx';
import { brandChoices } from './brand-choices.ts';
import { OptionsField } from './options-field.tsx';
import { attributeName } from './product-text.ts';
import { productMessages } from './product.messages.ts';
import type { AttributeBriefFragment } from './product.operations.generated.ts';
import { ProductLink } from './product-link.tsx';
import { optionText, shownValue, startForm, typedForm, typedValue } from './typed-value.ts';
import type { NewValue, OtherProduct, SetValueOutcome, ValuePlace } from './use-set-value.ts';
import classes from './value-editor.module.css';

/** Where the value stands, and what stands there now. */
type EditedValue = { place: ValuePlace; value: unknown; text: string };

type ValueEditorProps = EditedValue & {
  onSave: (value: NewValue) => Promise<SetValueOutcome>;
  onClose: () => void;
  /** Words to begin with in place of the value, such as those of a finding. */
  start?: string | undefined;
  /** What is to be said of what is typed, while it is. */
  noteOn?: (typed: string) => ReactNode;
};

/** What a value of these types refers to is found by its name. */
const choicesOf: Readonly<Record<string, ReferenceChoices>> = {
  brand: brandChoices,
  category: foundRecords('Category'),
  product: foundRecords('Product'),
};

/** Pictures are chosen among what the sources say, never typed. */
const notTyped = new Set(['media']);

export function isTypable({ type }: AttributeBriefFragment): boolean {
  return knownType(type) !== undefined && !notTyped.has(type);
}

/** Whether something typed at this value is not saved yet. */
export function useHasValueDraft(edited: EditedValue): boolean {
  const language = useLanguage();
  return useHasDraft(draftName(edited.place, language), beginningOf(edited, language));
}

/** One value edited in its row: Enter or Ctrl/Cmd+S saves, Esc closes, leaving asks, and what is not saved is kept as a draft. */
export function ValueEditor(props: ValueEditorProps) {
  return <Editor key={draftName(props.place, useLanguage())} {...props} />;
}

function Editor({ place, value, text, onSave, onClose, start, noteOn }: ValueEditorProps) {
  const { attribute } = place;
  const t = useMessages(productMessages);
  const tKit = useMessages(kitMessages);
  const tInput = useMessages(inputMessages);
  const language = useLanguage();
  const format = useFormat();
  const held = beginningOf({ place, value, text }, language);
  const words = start === undefined ? undefined : startForm(attribute, start);
  const beginning = words === undefined ? held : { typed: words, chosenName: null };
  const { values, setValues, forget } = useDraft(draftName(place, language), beginning);
  const { typed, chosenName } = values;
  const [problem, setProblem] = useState<string>();
  const [other, setOther] = useState<OtherProduct | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isDirty = typed !== beginning.typed;

  const save = async () => {
    if (isSaving) return;
    const read = typedValue(attribute, typed, language);
    if ('problem' in read) {
      setProblem(inputText(tInput, read.problem));
      return;
    }
    const checked = checkInput(valueSchemaOf({ ...attribute, type: knownType(attribute.type) ?? 'text' }), read.value);
    if (!checked.ok) {
      setProblem(checked.issues.map(({ code, longest }) => inputText(tInput, code, longest)).join(' '));
      return;
    }
    setSaving(true);
    const outcome = await onSave({
      value: checked.value,
      text: choicesOf[attribute.type]
        ? chosenName
        : shownValue({ attribute, value: checked.value, text: typed }, format, language),
    });
    setSaving(false);
    if (outcome.kind === 'saved') close();
    if (outcome.kind === 'refused') {
      setProblem(outcome.text);
      setOther(outcome.other ?? null);
    }
  };
  const close = () => {
    forget();
    onClose();
  };
  const form = useRef<HTMLFormElement>(null);
  useSaveKey(() => void save(), { form, isDirty });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes the editor from any of its fields
    <form ref={form} className={classes.editor} onSubmit={submit} onKeyDown={escape} noValidate>
      <ValueField
        attribute={attribute}
        label={t('editValue', { attribute: attributeName(t, attribute) })}
        typed={typed}
        currentName={chosenName ?? text}
        problem={problem}
        onType={(next, name) => {
          setValues({ typed: next, chosenName: name });
          setProblem(undefined);
          setOther(null);
        }}
      />
      {other && <ProductLink product={other} />}
      {noteOn?.(typed)}
      <span className={classes.buttons}>
        <Button
          size="xs"
          type="submit"
          loading={isSaving}
          disabled={typed === held.typed}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {t('saveValue')}
        </Button>
        <Button size="xs" variant="default" onClick={close}>
          {tKit('cancel')}
        </Button>
      </span>
      <LeaveGuard isDirty={isDirty && !isSaving} onLeave={forget} />
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
  const language = useLanguage();
  const common = {
    'aria-label': label,
    error: problem,
    'data-autofocus': true,
    autoFocus: true,
    className: classes.field ?? '',
  };
  const choices = choicesOf[attribute.type];
  if (choices) {
    return (
      <ReferenceInput
        label={label}
        isLabelHidden
        value={typed === '' ? null : typed}
        current={typed === '' ? null : { id: typed, name: currentName }}
        choices={choices}
        problem={problem}
        onChange={(chosen) => onType(chosen?.id ?? '', chosen?.name ?? null)}
      />
    );
  }
  switch (attribute.type) {
    case 'measure':
    case 'money':
      return <AmountField {...{ attribute, label, typed, problem }} onType={(next) => onType(next, null)} />;
    case 'option':
      return (
        <NativeSelect
          {...common}
          data={[
            { value: '', label: '' },
            ...attribute.options.map((option) => ({ value: option.id, label: optionText(option, language) })),
          ]}
          value={typed}
          onChange={({ currentTarget }) => onType(currentTarget.value, null)}
        />
      );
    case 'options':
      return <OptionsField {...{ attribute, label, typed, problem }} onType={(next) => onType(next, null)} />;
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
          inputMode={inputModes[attribute.type] ?? 'text'}
          value={typed}
          onChange={({ currentTarget }) => onType(currentTarget.value, null)}
        />
      );
  }
}

/** Types whose values are typed in the notation of the reader's language. */
const notated = new Set(['number', 'integer', 'measure', 'money']);

const inputModes: Readonly<Record<string, 'decimal' | 'numeric'>> = { number: 'decimal', integer: 'numeric' };

/** The notation of a number is the language's, so what is typed in one language is read in no other. */
function draftName({ attribute, variantId, locale }: ValuePlace, language: Language): string {
  const notation = notated.has(attribute.type) ? [language] : [];
  return ['value', attribute.code, variantId ?? '', locale, ...notation].join(' ');
}

function beginningOf(
  { place, value, text }: EditedValue,
  language: Language,
): { typed: string; chosenName: string | null } {
  return { typed: typedForm(place.attribute, value, text, language), chosenName: text };
}

function knownType(type: string): AttributeType | undefined {
  return isAttributeType(type) ? type : undefined;
}
