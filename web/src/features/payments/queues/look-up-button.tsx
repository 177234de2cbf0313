import { useFormat, useMessages } from '../../../i18n/index.ts';
import { ExplainedButton } from '../../../ui/explain/explained-button.tsx';
import { useExplained } from '../../../ui/explain/use-explained.ts';
import type { TransactionDetailFragment } from '../payments.operations.generated.ts';
import { paymentsMessages } from '../payments.messages.ts';
import { isUnsettled } from './queue-states.ts';
import { queuesMessages } from './queues.messages.ts';
import { useLookUp } from './use-look-up.ts';

type LookUpButtonProps = {
  transaction: Pick<TransactionDetailFragment, 'id' | 'kind' | 'amount' | 'state' | 'actions'>;
};

/** Has a provider asked at once what became of a request; nothing for one that has ended. */
export function LookUpButton({ transaction }: LookUpButtonProps) {
  const t = useMessages(queuesMessages);
  const tPayments = useMessages(paymentsMessages);
  const format = useFormat();
  const explained = useExplained();
  const lookUp = useLookUp();
  const { id, kind, amount, state, actions } = transaction;
  const step = actions.find(({ action }) => action === 'lookUp');
  if (!step || !isUnsettled(state)) return null;
  return (
    <ExplainedButton
      size="compact-sm"
      variant="default"
      label={t('action.lookUp')}
      name={t('lookUpNamed', { name: `${tPayments(`kind.${kind}`)} ${format.money(amount)}` })}
      loading={lookUp.isPending}
      refusal={explained(step.isAllowed ? null : step.refusal)}
      onClick={() => void lookUp.run(id)}
    />
  );
}
