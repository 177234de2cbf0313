import { Suspense, useState, type ReactNode } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { lazyPart } from '../lazy-part.tsx';
import { FieldWordsContext, type FieldWords } from './field-words.ts';
import type { FormRecord } from './form-conflict.tsx';
import type { LastChange } from './last-change.tsx';
import type { SaveOutcome } from './save-outcome.tsx';
import { divergedValues, isSame } from './three-versions.ts';

const FormConflict = lazyPart(() => import('./form-conflict.tsx').then((m) => m.FormConflict));

type Refused = Extract<SaveOutcome, { kind: 'conflict' }>;

type NewerVersion<Version> = {
  /** The version that saving replaces. */
  over: Version;
  /** Loads what was saved meanwhile, and shows it beside what is typed. */
  ask: (refused: Refused) => Promise<void>;
  /** Gives the fields the words in which both versions are shown. */
  wordsOf: (fields: ReactNode) => ReactNode;
  /** Both versions; it stands outside the form. */
  question: ReactNode;
  /** Said where the newer version changed none of the fields. */
  note: string | undefined;
};

type Asked<Version, Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  newest: Version;
  valuesOf: (version: Version) => Values;
  record: FormRecord | undefined;
  /** Saves anew, over the version that was shown. */
  onSave: (over: Version) => void;
  onDrop: () => void;
};

/** For a form above a screen, which keeps no draft: shows both versions once a save is refused because somebody saved a newer one. */
export function useNewerVersion<Version, Values extends FieldValues>({
  form,
  newest,
  valuesOf,
  record,
  onSave,
  onDrop,
}: Asked<Version, Values>): NewerVersion<Version> {
  const t = useMessages(kitMessages);
  const [seen, setSeen] = useState(newest);
  const [lastChange, setLastChange] = useState<LastChange | null>();
  const [words] = useState(() => new Map<string, FieldWords>());
  const isAsked = lastChange !== undefined;
  const values = isAsked ? divergedValues(valuesOf(seen), form.getValues(), valuesOf(newest)) : [];
  const isOverwritten = values.some(({ before, theirs }) => !isSame(before, theirs));
  const isElsewhere = isAsked && !isOverwritten;
  const close = () => setLastChange(undefined);
  const resolve = (chosen: readonly { path: string; value: unknown }[]) => {
    for (const { path, value } of chosen) {
      const name = path as FieldPath<Values>;
      form.setValue(name, value as FieldPathValue<Values, typeof name>, { shouldDirty: true, shouldTouch: true });
    }
    setSeen(newest);
    close();
    onSave(newest);
  };
  return {
    over: isElsewhere ? newest : seen,
    ask: async (refused) => {
      await refused.loadNewest();
      setLastChange(refused.lastChange);
    },
    wordsOf: (fields) => <FieldWordsContext value={words}>{fields}</FieldWordsContext>,
    question: isOverwritten && (
      <FieldWordsContext value={words}>
        <Suspense>
          <FormConflict
            conflict={{ values, lastChange: lastChange ?? null }}
            record={record}
            onResolve={resolve}
            onDrop={onDrop}
            onClose={close}
          />
        </Suspense>
      </FieldWordsContext>
    ),
    note: isElsewhere ? t('conflictElsewhere') : undefined,
  };
}
