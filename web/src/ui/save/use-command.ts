import { useMutation } from '@tanstack/react-query';
import { requestGraphql } from '../../data/index.ts';
import { useMessages, useWording } from '../../i18n/index.ts';
import { useShowRefusal, type ServerRefusal } from '../explain/index.ts';
import { useIssueText } from '../form/index.ts';
import { kitMessages } from '../kit.messages.ts';
import { answerTo, type AnyAnswers, type CommonResult, type Declaration, type Done } from './answers.ts';
import type { CommandOutcome } from './command-outcome.ts';
import { useDone } from './use-done.ts';
import { useTellOutcome } from './use-tell-outcome.ts';

type Refused =
  | { kind: 'refused'; refusal: ServerRefusal; title?: string }
  | Pick<Extract<CommandOutcome, { kind: 'refused' }>, 'kind' | 'text' | 'issues'>;
/** What a mutation's own member means for the person who pressed the button; without a text the area says itself what was done. */
export type CommandAnswer<Page> = ({ kind: 'done'; text?: string } & Done<Page>) | Refused;

type Command<Asked, Data, Variables, Page, PageVariables> = Declaration<
  Asked,
  Data,
  Variables,
  Page,
  PageVariables,
  CommandAnswer<NoInfer<Page>>
>;

/** Sends a command and answers what became of it, for anyone who shows that in a way of their own, and then reloads. */
export function useCommandOutcome<Asked, Data extends object, Variables, Page = never, PageVariables = never>(
  command: Command<Asked, Data, Variables, Page, PageVariables>,
): (asked: Asked) => Promise<CommandOutcome> {
  const { kind, document, variables, page, answers } = command;
  const tKit = useMessages(kitMessages);
  const { reason } = useWording();
  const issueText = useIssueText();
  const { wayBack, show, changed } = useDone(kind, page);
  const common = (result: CommonResult): Refused => {
    switch (result.__typename) {
      case 'InvalidInput':
        return { kind: 'refused', text: result.issues.map(issueText).join(' '), issues: result.issues };
      case 'VersionConflict':
        return { kind: 'refused', text: tKit('conflict') };
      case 'NotAllowedNow':
        return { kind: 'refused', refusal: result };
      case 'NotFound':
        return { kind: 'refused', text: tKit('gone') };
    }
  };
  return async (asked) => {
    const data = await requestGraphql(document, variables(asked));
    const told = answerTo(data, answers as AnyAnswers<Asked, CommandAnswer<Page>>, asked);
    const answer = 'own' in told ? told.own : common(told.common);
    if (answer.kind === 'done') {
      const { text, after } = answer;
      await show(answer);
      await changed('later', answer);
      return { kind: 'done', text, undo: wayBack(answer), after, reload: () => changed('now', answer) };
    }
    if ('refusal' in answer) {
      const { refusal, title } = answer;
      void changed();
      return { kind: 'refused', text: title ?? reason(refusal), refusal, title };
    }
    // What was shown was old, and the next command goes by what is read now.
    await changed();
    return answer;
  };
}

/** A command of a button: says what was done and offers the way back, or says why it was not done. */
export function useCommand<Asked, Data extends object, Variables, Page = never, PageVariables = never>(
  command: Command<Asked, Data, Variables, Page, PageVariables>,
): { run: (asked: Asked) => Promise<CommandOutcome | undefined>; isPending: boolean } {
  const send = useCommandOutcome(command);
  const tell = useTellOutcome();
  const { failed } = useShowRefusal();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (asked: Asked) => {
      const outcome = await send(asked);
      tell(outcome);
      if (outcome.kind === 'done') {
        await outcome.after?.();
        await outcome.reload?.();
      }
      return outcome;
    },
    onError: failed,
  });
  return { run: (asked) => mutateAsync(asked).catch(() => undefined), isPending };
}
