import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from 'sonner';
import { session } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { draftKey, dropOldDrafts, readDraft, writeDraft, type DraftValues } from './form-draft.ts';

export type Draft<Values> = {
  /** What is typed, or what it begins with. */
  values: Values;
  setValues: (values: Values) => void;
  /** For what is saved or given up. */
  forget: () => void;
};

/**
 * What is typed into something smaller than a form, kept in this browser as a form's own draft is. `name` tells it from whatever
 * else is typed at the same address.
 */
export function useDraft<Values extends DraftValues>(name: string, beginning: Values): Draft<Values> {
  const t = useMessages(kitMessages);
  const key = useDraftKey(name);
  const [kept] = useState(() => readKept(key, beginning));
  const [values, show] = useState<Values>({ ...beginning, ...kept });
  const forget = () => {
    if (key !== undefined) localStorage.removeItem(key);
  };
  const announce = useEffectEvent(() => {
    const discard = () => {
      forget();
      show(beginning);
    };
    toast(t('draftBack'), { id: key, action: { label: t('discardDraft'), onClick: discard } });
  });
  useEffect(() => {
    dropOldDrafts(localStorage, Date.now());
    if (kept) announce();
  }, [kept]);
  return {
    values,
    setValues: (next) => {
      show(next);
      if (key !== undefined) writeDraft(localStorage, key, next, beginning, Date.now());
    },
    forget,
  };
}

/** Whether something typed under this name was kept, so that where it was typed can be opened again. */
export function useHasDraft(name: string, beginning: DraftValues): boolean {
  const key = useDraftKey(name);
  const [hasDraft] = useState(() => readKept(key, beginning) !== undefined);
  return hasDraft;
}

/** The key of the moment it was opened: the address changes before what is shown at it does, and a session may end meanwhile. */
function useDraftKey(name: string): string | undefined {
  const address = useLocation({ select: ({ pathname }) => pathname });
  const [key] = useState(() => {
    const personId = session.current()?.userData.id;
    return personId === undefined ? undefined : draftKey(personId, address, [name]);
  });
  return key;
}

function readKept<Values extends DraftValues>(key: string | undefined, beginning: Values): Partial<Values> | undefined {
  if (key === undefined) return undefined;
  return readDraft(localStorage, key, beginning, Date.now()) as Partial<Values> | undefined;
}
