import { requestGraphql } from '../../data/index.ts';
import { useShowRefusal } from '../explain/index.ts';
import type { SaveOutcome } from '../form/index.ts';
import { answerTo, type AnyAnswers, type CommonResult, type Declaration, type Done } from './answers.ts';
import { useDone } from './use-done.ts';

/** What a mutation's own member means for the form. */
export type SaveAnswer<Page> = ({ kind: 'saved'; text: string } & Done<Page>) | Exclude<SaveOutcome, { kind: 'saved' }>;

/**
 * Saves what a form holds, as a new record or over the version that was opened. The record's page shows what came back, whatever else shows
 * records of the kind is asked again, and the way back is offered.
 */
export function useSaveRecord<Draft, Data extends object, Variables, Page = never, PageVariables = never>(
  declaration: Declaration<Draft, Data, Variables, Page, PageVariables, SaveAnswer<NoInfer<Page>>>,
): (draft: Draft) => Promise<SaveOutcome> {
  const { kind, document, variables, page, answers } = declaration;
  const { refused } = useShowRefusal();
  const { wayBack, show, changed } = useDone(kind, page);
  const common = (result: CommonResult): SaveOutcome => {
    switch (result.__typename) {
      case 'InvalidInput':
        return { kind: 'issues', issues: result.issues };
      case 'VersionConflict':
        return { kind: 'conflict', lastChange: result.lastChange, loadNewest: () => changed() };
      case 'NotAllowedNow':
        refused(result);
        return { kind: 'asked' };
      case 'NotFound':
        return { kind: 'gone' };
    }
  };
  return async (draft) => {
    const data = await requestGraphql(document, variables(draft));
    const answer = answerTo(data, answers as AnyAnswers<Draft, SaveAnswer<Page>>, draft);
    if ('common' in answer) return common(answer.common);
    const { own } = answer;
    if (own.kind !== 'saved') return own;
    // The form may be gone before it shows this.
    void changed('later', own);
    const after = async (): Promise<void> => {
      await show(own);
      void changed('now', own);
      await own.after?.();
    };
    return { kind: 'saved', text: own.text, undo: wayBack(own), after };
  };
}
