import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import type { Translate } from '../../i18n/index.ts';
import type { kitMessages } from '../kit.messages.ts';
import type { LastChange } from './last-change.tsx';
import { showUndo } from '../undo-toast.tsx';

/** What the server said about a draft, as the form shows it. */
export type SaveOutcome =
  | { kind: 'saved'; text: string; undo?: (() => unknown) | undefined; after?: () => unknown }
  /** The contracts' codes, each at its field. */
  | { kind: 'issues'; issues: readonly { path: string; code: string }[] }
  /** One field refused for a reason of its own, in words. */
  | { kind: 'refused'; field: string; text: string }
  | { kind: 'conflict'; lastChange: LastChange | null; loadNewest: () => unknown }
  | { kind: 'gone' }
  /** The screen itself asks what to do next. */
  | { kind: 'asked' };

export function applyOutcome<Values extends FieldValues, Draft>(
  form: UseFormReturn<Values, unknown, Draft>,
  outcome: SaveOutcome,
  t: Translate<typeof kitMessages.english>,
): void {
  switch (outcome.kind) {
    case 'saved':
      form.reset(form.getValues());
      if (outcome.undo) showUndo(outcome.text, t('undo'), outcome.undo);
      else toast.success(outcome.text);
      return;
    case 'issues':
      for (const [index, { path, code }] of outcome.issues.entries()) {
        form.setError(path as FieldPath<Values>, { type: code }, { shouldFocus: index === 0 });
      }
      return;
    case 'refused':
      form.setError(
        outcome.field as FieldPath<Values>,
        { type: 'refused', message: outcome.text },
        { shouldFocus: true },
      );
      return;
    case 'conflict':
      // What is typed comes back over the newer version, beside which it is then shown.
      void outcome.loadNewest();
      return;
    case 'gone':
      toast.error(t('gone'));
      return;
    case 'asked':
  }
}
