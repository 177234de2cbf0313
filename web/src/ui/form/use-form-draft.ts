import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { session } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { draftKey, dropOldDrafts, readBeginning, readDraft, writeDraft, type DraftValues } from './form-draft.ts';
import type { Conflict } from './form-conflict.tsx';
import type { LastChange } from './last-change.tsx';
import { divergedValues, isSame, mergedValue } from './three-versions.ts';

const restMs = 300;

/** Who saved over what is typed in a form, by the form's key, until the form stands anew over that version. */
const savedOver = new Map<string, LastChange | null>();

export type FormDraft = {
  forget: () => void;
  /** Somebody saved a newer version, which will be loaded. */
  noteSavedOver: (change: LastChange | null) => void;
  /** What saving would overwrite of a newer version without anybody having said so. */
  undecided: () => Conflict | undefined;
  /** The person chose between the versions, or gave up their own. */
  decide: () => void;
};

type KeptAs = {
  isKept: boolean;
  isNew: boolean;
  place: readonly string[];
  about: string | undefined;
};

/** The version that was typed over, where the form now begins with a newer one. */
type Older = { beginning: DraftValues; lastChange: LastChange | null };

/**
 * Keeps what is typed in this browser until it is saved or given up, and brings it back when the form is opened again:
 * after the session ended, after the tab was closed, after a newer version was loaded, which is then shown beside it.
 */
export function useFormDraft<Values extends FieldValues, Draft>(
  form: UseFormReturn<Values, unknown, Draft>,
  { isKept, isNew, place, about }: KeptAs,
  onConflict: (conflict: Conflict) => void,
): FormDraft {
  const t = useMessages(kitMessages);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const address = about === undefined ? path : `${path} ${about}`;
  const key = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const older = useRef<Older>(undefined);
  const { subscribe } = form;
  const defaultsOf = (): DraftValues => form.formState.defaultValues ?? {};

  const undecided = (): Conflict | undefined => {
    if (!older.current) return undefined;
    const { beginning, lastChange } = older.current;
    const values = divergedValues(beginning, form.getValues(), defaultsOf());
    return values.some(({ before, theirs }) => !isSame(before, theirs)) ? { values, lastChange } : undefined;
  };

  const forget = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (key.current !== undefined) localStorage.removeItem(key.current);
    older.current = undefined;
  };
  const bringBack = useEffectEvent((formAddress: string): string | undefined => {
    // Somebody whose session has just ended types into nobody's form.
    const personId = session.current()?.userData.id;
    if (personId === undefined) return undefined;
    const defaults = defaultsOf();
    const ownKey = draftKey(personId, formAddress, Object.keys(defaults));
    dropOldDrafts(localStorage, Date.now());
    const draft = Object.entries(readDraft(localStorage, ownKey, defaults, Date.now()) ?? {});
    // A default may be the present minute, which nobody saved.
    const before = isNew ? defaults : (readBeginning(localStorage, ownKey) ?? defaults);
    const values = divergedValues(before, { ...before, ...Object.fromEntries(draft) }, defaults);
    for (const [name, value] of draft) {
      const path = name as FieldPath<Values>;
      const merged = mergedValue(before[name], value, defaults[name]) as FieldPathValue<Values, typeof path>;
      form.setValue(path, merged, { shouldDirty: true, shouldTouch: true });
    }
    const lastChange = savedOver.get(ownKey) ?? null;
    const isSavedOver = savedOver.delete(ownKey);
    if (draft.length === 0) return ownKey;
    older.current = { beginning: before, lastChange };
    if (values.some(({ before: old, theirs }) => !isSame(old, theirs))) onConflict({ values, lastChange });
    else if (isSavedOver) toast.warning(t('conflictElsewhere'), { id: ownKey });
    else toast(t('draftBack'), { id: ownKey, action: { label: t('discardDraft'), onClick: () => form.reset() } });
    return ownKey;
  });
  const keep = useEffectEvent((ownKey: string) => {
    const grownFrom = older.current?.beginning;
    writeDraft(localStorage, ownKey, form.getValues(), defaultsOf(), Date.now(), { grownFrom, place });
  });

  useEffect(() => {
    key.current = isKept ? bringBack(address) : undefined;
    const ownKey = key.current;
    if (ownKey === undefined) return;
    const keepNow = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      keep(ownKey);
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        timer.current ??= setTimeout(keepNow, restMs);
      },
    });
    addEventListener('pagehide', keepNow);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [subscribe, isKept, address]);

  return {
    forget,
    noteSavedOver: (change) => {
      if (key.current !== undefined) savedOver.set(key.current, change);
    },
    undecided,
    decide: () => {
      older.current = undefined;
    },
  };
}
