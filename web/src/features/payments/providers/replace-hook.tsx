import { useState } from 'react';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ExplainedButton } from '../../../ui/explain/explained-button.tsx';
import type { Explanation } from '../../../ui/explain/explanation.ts';
import { useCommand } from '../../../ui/save/index.ts';
import { ReplacePaymentHookDocument, type ProviderDetailFragment } from '../payment-providers.operations.generated.ts';
import { HookAddressDialog, type HookAddress } from './hook-address-dialog.tsx';
import { providersMessages } from './providers.messages.ts';

type ReplaceHookProps = { provider: ProviderDetailFragment; refusal: Explanation | undefined };

/** Gives a provider another address for its events, once that was confirmed, and shows it. */
export function ReplaceHook({ provider: { id, version, name, previousHookUntil }, refusal }: ReplaceHookProps) {
  const t = useMessages(providersMessages);
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<HookAddress>();
  const asked = { id, version };
  const replace = useCommand({
    kind: 'payment_provider',
    document: ReplacePaymentHookDocument,
    variables: (given: typeof asked) => given,
    answers: {
      PaymentHookReplaced: ({ hookPath }) => ({
        kind: 'done',
        text: t('hookReplaced', { name }),
        after: () => setMade({ name, hookPath }),
      }),
    },
  });
  const confirm = async () => {
    const outcome = await replace.run(asked);
    if (outcome) setAsking(false);
  };
  return (
    <>
      <ExplainedButton
        size="xs"
        variant="default"
        label={t('replaceHook')}
        name={t('replaceHookNamed', { name })}
        refusal={refusal}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('replaceHookTitle', { name })}
        text={t('replaceHookText')}
        confirmLabel={t('replaceHook')}
        isBusy={replace.isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {previousHookUntil !== null && t('replaceHookEnds', { date: format.dateTime(previousHookUntil) })}
      </ConfirmDialog>
      {made && !isAsking && <HookAddressDialog made={made} onClose={() => setMade(undefined)} />}
    </>
  );
}
