import { useState } from 'react';
import { useAbilities, useRecord } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { ExplainedButton } from '../../../ui/explain/explained-button.tsx';
import { useExplained } from '../../../ui/explain/use-explained.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { Section } from '../../../ui/record/index.ts';
import { ShopPaymentProvidersDocument } from '../payment-providers.operations.generated.ts';
import classes from '../payments.module.css';
import { AddProviderDialog } from './add-provider-dialog.tsx';
import { HookAddressDialog, type HookAddress } from './hook-address-dialog.tsx';
import { rightToSetUp } from './provider-right.ts';
import { providersMessages } from './providers.messages.ts';
import { ProvidersTable } from './providers-table.tsx';

/** The payment providers of an own shop, for those who may read payments. */
export function ShopProvidersSection({ recordId }: { recordId: string }) {
  const isAllowed = useAbilities().can('read', 'Payment');
  return isAllowed ? <ShopProviders shopId={recordId} /> : null;
}

function ShopProviders({ shopId }: { shopId: string }) {
  const t = useMessages(providersMessages);
  const query = useRecord(ShopPaymentProvidersDocument, { shopId });
  const { data, error } = query;
  if (data?.shop?.kind !== 'own' && !error) return null;
  return (
    <Section id="payment-providers" title={t('providers')} actions={data && <AddProvider shopId={shopId} />}>
      {error && !data && <LoadProblem error={error} onRetry={() => void query.refetch()} />}
      {data && (
        <div className={classes.scroll}>
          <ProvidersTable shopId={shopId} providers={data.paymentProviders} />
        </div>
      )}
    </Section>
  );
}

/** The dialog of a new provider, and after it the address for its events. */
function AddProvider({ shopId }: { shopId: string }) {
  const t = useMessages(providersMessages);
  const abilities = useAbilities();
  const explained = useExplained();
  const [isAsked, setAsked] = useState(false);
  const [made, setMade] = useState<HookAddress>();
  const right = rightToSetUp.find(({ action, subject }) => !abilities.can(action, subject));
  return (
    <>
      <ExplainedButton
        size="xs"
        variant="default"
        label={t('add')}
        refusal={explained(right ? { reason: t('mayNot'), right } : null)}
        onClick={() => setAsked(true)}
      />
      {isAsked && (
        <AddProviderDialog
          shopId={shopId}
          onAdded={(address) => {
            setAsked(false);
            setMade(address);
          }}
          onClose={() => setAsked(false)}
        />
      )}
      {made && <HookAddressDialog made={made} onClose={() => setMade(undefined)} />}
    </>
  );
}
