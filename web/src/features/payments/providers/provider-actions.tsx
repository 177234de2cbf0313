import { useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { ExplainedButton } from '../../../ui/explain/explained-button.tsx';
import { useExplained } from '../../../ui/explain/use-explained.ts';
import { useCommand } from '../../../ui/save/index.ts';
import {
  UpdatePaymentProviderDocument,
  type ProviderDetailFragment,
} from '../payment-providers.operations.generated.ts';
import classes from '../payments.module.css';
import { ChangeProviderDialog } from './change-provider-dialog.tsx';
import { ReplaceHook } from './replace-hook.tsx';
import { rightToSetUp } from './provider-right.ts';
import { providersMessages } from './providers.messages.ts';

type ProviderActionsProps = { shopId: string; provider: ProviderDetailFragment };

/** What can be done to a provider; somebody who may not sees why. */
export function ProviderActions({ shopId, provider }: ProviderActionsProps) {
  const t = useMessages(providersMessages);
  const explained = useExplained();
  const [isAsked, setAsked] = useState(false);
  const { id, version, code, name, mode, endpoint, status } = provider;
  const isActive = status === 'ACTIVE';
  const set = useCommand({
    kind: 'payment_provider',
    document: UpdatePaymentProviderDocument,
    variables: (next: 'ACTIVE' | 'DISABLED') => ({
      id,
      version,
      input: { shopId, code, name, mode, endpoint: endpoint ?? '', status: next },
    }),
    answers: {
      PaymentProviderUpdated: ({ changeId }, next) => ({
        kind: 'done',
        text: t(next === 'ACTIVE' ? 'enabledNow' : 'disabledNow', { name }),
        undo: changeId,
      }),
    },
  });
  const refusal = explained(provider.mayUpdate ? null : { reason: t('mayNot'), right: rightToSetUp[0] });
  return (
    <div className={classes.steps}>
      <ExplainedButton
        size="xs"
        variant="default"
        label={t('change')}
        name={t('changeNamed', { name })}
        refusal={refusal}
        onClick={() => setAsked(true)}
      />
      <ExplainedButton
        size="xs"
        variant="default"
        label={t(isActive ? 'disable' : 'enable')}
        name={t(isActive ? 'disableNamed' : 'enableNamed', { name })}
        loading={set.isPending}
        refusal={refusal}
        onClick={() => void set.run(isActive ? 'DISABLED' : 'ACTIVE')}
      />
      <ReplaceHook provider={provider} refusal={refusal} />
      {isAsked && <ChangeProviderDialog shopId={shopId} provider={provider} onClose={() => setAsked(false)} />}
    </div>
  );
}
