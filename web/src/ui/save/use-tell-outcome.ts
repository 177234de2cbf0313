import { useCallback } from 'react';
import { toast } from 'sonner';
import { useMessages } from '../../i18n/index.ts';
import { useShowRefusal } from '../explain/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { showUndo } from '../undo-toast.tsx';
import type { CommandOutcome } from './command-outcome.ts';

/** Says what became of a command; answers how to take an offered way back away again. */
export function useTellOutcome(): (outcome: CommandOutcome) => (() => void) | undefined {
  const t = useMessages(kitMessages);
  const { refused } = useShowRefusal();
  return useCallback(
    (outcome) => {
      if (outcome.kind === 'refused') {
        if (outcome.refusal) refused(outcome.refusal, outcome.title);
        else toast.error(outcome.text);
        return undefined;
      }
      const { text, undo } = outcome;
      if (text === undefined) return undefined;
      if (undo) return showUndo(text, t('undo'), undo);
      toast.success(text);
      return undefined;
    },
    [t, refused],
  );
}
