import { useEffect, useEffectEvent, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { requestGraphql } from '../../data/index.ts';
import { changeLanguage, parseLanguage, useLanguage } from '../../i18n/index.ts';
import {
  KeptPreferencesDocument,
  SavePreferencesDocument,
  type KeptPreferencesFragment,
  type SavePreferencesMutationVariables,
} from './preferences.operations.generated.ts';
import { layoutOf, parseLayout, usePreferences } from './preferences.ts';

type Input = SavePreferencesMutationVariables['input'];

/** Somebody who tries several looks ends with one request. */
const restMs = 400;

/**
 * Brings the look of this browser and the one that the server keeps together: what another browser chose since counts when the
 * dashboard is opened, what is chosen here is sent. Without a server the choice stays here and is sent the next time.
 */
export function PreferencesKeeper({ userId }: { userId: string }) {
  const layout = usePreferences(useShallow(layoutOf));
  const language = useLanguage();
  const current = textOf({ language, ...layout });
  const [began] = useState(current);
  /** What needs no sending; unknown until the server has answered. */
  const [known, setKnown] = useState<string>();

  const meet = useEffectEvent(async (stored: KeptPreferencesFragment | null) => {
    const { kept } = usePreferences.getState();
    const own = kept?.userId === userId ? kept : undefined;
    const isChosenHere = own?.isUnsent === true || current !== began;
    const isNewer = stored !== null && (own === undefined || stored.version > own.version);
    if (isNewer && !isChosenHere) return setKnown(await adopt(stored, userId));
    keepVersion(userId, own?.version ?? 0, isChosenHere);
    setKnown(isChosenHere ? '' : current);
  });

  useEffect(() => {
    const stop = new AbortController();
    void requestGraphql(KeptPreferencesDocument, {}, { signal: stop.signal }).then(
      ({ preferences }) => meet(preferences),
      // Out of reach, or the person left: the look of this browser stays as it is.
      () => undefined,
    );
    return () => stop.abort();
  }, []);

  useEffect(() => {
    if (known === undefined || known === current) return;
    const timer = setTimeout(() => {
      void save(userId, JSON.parse(current) as Input).then(
        () => setKnown(current),
        // It is marked as unsent, and sent with the next choice or at the next start.
        () => undefined,
      );
    }, restMs);
    return () => clearTimeout(timer);
  }, [known, current, userId]);
  return null;
}

async function adopt(stored: KeptPreferencesFragment, userId: string): Promise<string> {
  const layout = parseLayout(stored);
  const language = await changeLanguage(parseLanguage(stored.language));
  usePreferences.setState({ ...layout, kept: { userId, version: stored.version, isUnsent: false } });
  return textOf({ language, ...layout });
}

async function save(userId: string, input: Input): Promise<void> {
  const { savePreferences } = await requestGraphql(SavePreferencesDocument, { input });
  if (savePreferences.__typename === 'PreferencesSaved') {
    keepVersion(userId, savePreferences.preferences.version, false);
  }
}

function keepVersion(userId: string, version: number, isUnsent: boolean): void {
  usePreferences.setState({ kept: { userId, version, isUnsent } });
}

/** Always in the same order, so that equal looks are equal texts. */
function textOf({ language, ...layout }: Input): string {
  return JSON.stringify({ language, ...parseLayout(layout) });
}
