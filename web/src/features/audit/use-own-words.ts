import { useMemo } from 'react';
import { namedText, useMessages } from '../../i18n/index.ts';
import { lifecycleMessages, runStates } from '../../ui/lifecycle/index.ts';
import type { FieldWords } from '../../ui/routing/index.ts';
import { english, trailMessages } from './trail.messages.ts';

/** The words of records that no page shows. */
export function useOwnWords(): FieldWords {
  const t = useMessages(trailMessages);
  const tLife = useMessages(lifecycleMessages);
  return useMemo(
    () => ({
      fields: {},
      fieldText: (name) => (Object.hasOwn(english, `field.${name}`) ? namedText(t, english, 'field', name) : undefined),
      values: { state: Object.fromEntries(runStates.map((state) => [state, tLife(`run.${state}`)])) },
    }),
    [t, tLife],
  );
}
