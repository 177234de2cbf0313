import { toast } from 'sonner';
import { requestGraphql } from '../../data/index.ts';
import { useShowRefusal } from '../../ui/explain/index.ts';
import { inputText } from '../../ui/form/input-text.ts';
import { inputMessages } from '../../ui/form/input.messages.ts';
import { kitMessages } from '../../ui/kit.messages.ts';
import { lifecycleMessages } from '../../ui/lifecycle/index.ts';
import type { QueueOutcome } from '../../ui/queue/index.ts';
import { showUndo } from '../../ui/undo-toast.tsx';
import { useMessages } from '../../i18n/index.ts';
import type { Decision, DecisionResult } from './proposal-decisions.ts';
import { nameOf } from './proposal-text.ts';
import {
  ProposalByIdDocument,
  type ProposalDetailFragment,
  type ProposalRowFragment,
} from './proposals.operations.generated.ts';
import { reviewMessages } from './review.messages.ts';

type Named = Pick<ProposalRowFragment, 'id' | 'offer' | 'product'>;

type DecisionOutcome = QueueOutcome<ProposalDetailFragment>;

const doneKeys = { accept: 'didAccept', reject: 'didReject', edit: 'didEdit', match: 'didMatch' } as const;
const failedKeys = { decide: 'notDecided', undo: 'notUndone' } as const;

const cardInSight = () => document.querySelector<HTMLElement>('#decision');

/** Sends nothing itself: says in words how decisions went, and tells the caller what follows. */
export function useDecisionWords() {
  const t = useMessages(reviewMessages);
  const tKit = useMessages(kitMessages);
  const tLife = useMessages(lifecycleMessages);
  const refusal = useShowRefusal();
  const tInput = useMessages(inputMessages);

  const titleOf = (named: Named, verb: keyof typeof failedKeys) => t(failedKeys[verb], { name: nameOf(named) });
  const fail = (named: Named, verb: keyof typeof failedKeys, description: string) =>
    toast.error(titleOf(named, verb), { description, duration: 12_000 });

  const outcomeOf = async (
    sent: Promise<DecisionResult>,
    named: Named,
    verb: keyof typeof failedKeys = 'decide',
  ): Promise<DecisionOutcome> => {
    try {
      return await answered(await sent, named, verb);
    } catch (error) {
      refusal.failedTo(titleOf(named, verb), error);
      return { kind: 'failed' };
    }
  };

  const answered = async (
    result: DecisionResult,
    named: Named,
    verb: keyof typeof failedKeys,
  ): Promise<DecisionOutcome> => {
    switch (result.__typename) {
      case 'ProposalDecided':
        return { kind: 'decided', card: result.proposal };
      case 'ProposalAlreadyDecided': {
        const { state, decidedBy } = result.proposal;
        const details = { name: nameOf(result.proposal), state: t(state === 'applied' ? 'accepted' : state) };
        const who = decidedBy === '' ? tLife('erasedPerson') : decidedBy;
        toast.info(who ? t('alreadyDecided', { who, ...details }) : t('settledByRule', details));
        return { kind: 'settled' };
      }
      case 'NotAllowedNow':
        refusal.refused(result, titleOf(named, verb));
        return { kind: 'failed' };
      case 'InvalidInput': {
        const wrong = result.issues.map(({ code }) => inputText(tInput, code));
        fail(named, verb, wrong.join(' ') || tKit('notSaved'));
        return { kind: 'failed' };
      }
      case 'VersionConflict': {
        const { proposal } = await requestGraphql(ProposalByIdDocument, { id: named.id });
        fail(named, verb, t('changedMeanwhile'));
        return proposal ? { kind: 'failed', card: proposal } : { kind: 'settled' };
      }
      case 'NotFound':
        toast.info(tKit('gone'));
        return { kind: 'settled' };
    }
  };

  return {
    outcomeOf,
    sayDecided: (named: Named, decision: Decision, undo: () => unknown) =>
      showUndo(t(doneKeys[decision.kind], { name: nameOf(named) }), tKit('undo'), undo, cardInSight),
    saySettled: (named: Named) => toast.info(t('settledMeanwhile', { name: nameOf(named) })),
    sayUndone: (named: Named) => toast.success(t('didUndo', { name: nameOf(named) })),
  };
}
