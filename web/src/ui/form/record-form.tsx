import './mantine-form.css';
import { Button } from '@mantine/core';
import { Suspense, useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import {
  FormProvider,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { Permission } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { ReadOnlyNote, useShowRefusal } from '../explain/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { FieldWordsContext, type FieldWords } from './field-words.ts';
import type { Conflict, FormRecord } from './form-conflict.tsx';
import classes from './form.module.css';
import { LockedFieldsContext, ReadOnlyContext } from './locked-fields.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { applyOutcome, type SaveOutcome } from './save-outcome.tsx';
import { useFormDraft } from './use-form-draft.ts';
import { useSaveKey } from './use-save-key.ts';
import { useKeyHelp, withCommandKey } from '../use-keys.ts';
import { lazyPart } from '../lazy-part.tsx';
import { useStickyFooter } from '../use-sticky-footer.ts';

const PartlyReadOnlyNote = lazyPart(() => import('../explain/refusals.tsx').then((m) => m.PartlyReadOnlyNote));
const FormConflict = lazyPart(() => import('./form-conflict.tsx').then((m) => m.FormConflict));

const noFields: readonly string[] = [];

type RecordFormProps<Values extends FieldValues, Draft> = {
  form: UseFormReturn<Values, unknown, Draft>;
  /** Sends the draft; answers what the server said about it. `as` is the value of another button in `beside` that submitted the form. */
  onSave: (draft: Draft, as: string | undefined) => Promise<SaveOutcome>;
  saveLabel?: string;
  isReadOnly?: boolean;
  /** Fields that the reader may not change, though others. */
  lockedFields?: readonly string[];
  /** What is changed, in the words of its history, where it is there already. */
  record?: FormRecord | undefined;
  /** Whether nothing is saved yet: what it begins with is no version, so a draft never stands against it. */
  isNew?: boolean;
  /** Fields that say where a new record goes, such as its shop. A draft keeps them though nobody chose, so that it comes back there. */
  place?: readonly FieldPath<Values>[];
  /** The record that a new one is about, where the path of the address does not say it. Each has a draft of its own. */
  about?: string | undefined;
  /** The right that saving takes, which a reader without it is told of. */
  right?: Permission;
  /** Why nothing of it can be changed, where that is not for want of a right. */
  note?: ReactNode;
  /** What else is offered beside saving. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A form that is saved explicitly: with its button or Ctrl/Cmd+S, problems counted at the top, a draft kept of what is not saved, and a question before it is left. */
export function RecordForm<Values extends FieldValues, Draft>(props: RecordFormProps<Values, Draft>) {
  const {
    form,
    onSave,
    saveLabel,
    isReadOnly = false,
    lockedFields = noFields,
    record,
    isNew = false,
    place = noFields,
    about,
    right,
    note,
    beside,
    children,
  } = props;
  const t = useMessages(kitMessages);
  const { failed } = useShowRefusal();
  const element = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState<SaveOutcome>();
  const { isDirty, isSubmitting } = form.formState;
  const [conflict, setConflict] = useState<Conflict>();
  const settleConflict = () => setConflict(undefined);
  const kept = { isKept: !isReadOnly, isNew, place, about };
  const { noteSavedOver, undecided, decide, forget: forgetDraft } = useFormDraft(form, kept, setConflict);
  const [words] = useState(() => new Map<string, FieldWords>());

  const saveDraft = async (draft: Draft, as: string | undefined) => {
    const open = undecided();
    if (open) return setConflict(open);
    try {
      const outcome = await onSave(draft, as);
      if (outcome.kind === 'conflict') noteSavedOver(outcome.lastChange);
      applyOutcome(form, outcome, t);
      if (outcome.kind === 'saved') forgetDraft();
      setSaved(outcome);
    } catch (error) {
      failed(error);
    }
  };
  const resolve = (values: readonly { path: string; value: unknown }[]) => {
    for (const { path, value } of values) {
      const name = path as FieldPath<Values>;
      form.setValue(name, value as FieldPathValue<Values, typeof name>, { shouldDirty: true, shouldTouch: true });
    }
    settleConflict();
    decide();
    element.current?.requestSubmit();
  };
  const drop = () => {
    settleConflict();
    forgetDraft();
    form.reset();
  };
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    event.stopPropagation();
    const { submitter } = event.nativeEvent;
    const as = submitter instanceof HTMLButtonElement && submitter.value !== '' ? submitter.value : undefined;
    void form.handleSubmit((draft) => saveDraft(draft, as))();
  };
  const footer = useRef<HTMLElement>(null);
  useStickyFooter(footer, !isReadOnly);
  useSaveKey(() => !isReadOnly && element.current?.requestSubmit(), { form: element, isDirty });
  useKeyHelp(isReadOnly ? [] : [{ keys: [withCommandKey('S')], label: saveLabel ?? t('save') }]);
  // After the render in which the form is clean again, so that going on is not asked about.
  useEffect(() => {
    if (saved?.kind === 'saved') saved.after?.();
  }, [saved]);

  return (
    <FormProvider {...(form as unknown as UseFormReturn)}>
      <form ref={element} className={classes.form} onSubmit={submit} noValidate>
        <ProblemSummary />
        <fieldset disabled={isReadOnly} className={classes.fields}>
          <LockedFieldsContext value={lockedFields}>
            <ReadOnlyContext value={isReadOnly}>
              <FieldWordsContext value={words}>{children}</FieldWordsContext>
            </ReadOnlyContext>
          </LockedFieldsContext>
        </fieldset>
        {isReadOnly && <Suspense>{note ?? <ReadOnlyNote right={right} />}</Suspense>}
        {!isReadOnly && lockedFields.length > 0 && (
          <Suspense>
            <PartlyReadOnlyNote right={right} />
          </Suspense>
        )}
        {!isReadOnly && (
          <footer ref={footer} className={classes.footer}>
            <output className={classes.unsaved}>{isDirty ? t('unsaved') : ''}</output>
            {/* Enter in a field submits by the first button of the form: this one, not one in `beside`. */}
            {beside && <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden />}
            {beside}
            <Button type="submit" loading={isSubmitting} aria-keyshortcuts="Control+S Meta+S">
              {saveLabel ?? t('save')}
            </Button>
          </footer>
        )}
      </form>
      <FieldWordsContext value={words}>
        <Suspense>
          {conflict && (
            <FormConflict
              conflict={conflict}
              record={record}
              onResolve={resolve}
              onDrop={drop}
              onClose={settleConflict}
            />
          )}
        </Suspense>
      </FieldWordsContext>
      <LeaveGuard isDirty={isDirty} onLeave={forgetDraft} />
    </FormProvider>
  );
}
