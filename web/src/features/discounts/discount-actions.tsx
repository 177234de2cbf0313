import { Button } from '@mantine/core';
import { useState } from 'react';
import { namedText, useMessages } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { BlockedActions } from './blocked-actions.tsx';
import { discountsMessages, english } from './discounts.messages.ts';
import type { DiscountDetailFragment, DiscountIntent } from './discounts.operations.generated.ts';
import { useCopyDiscount, useDeleteDiscount, useSetIntent } from './use-discount-commands.ts';

/** What can be done to a discount now as buttons; the rest under "Blocked", each with the reason. */
export function DiscountActions({ discount, mayCopy }: { discount: DiscountDetailFragment; mayCopy: boolean }) {
  const t = useMessages(discountsMessages);
  const setIntent = useSetIntent(discount);
  const copy = useCopyDiscount();
  const remove = useDeleteDiscount();
  const [isEnding, setEnding] = useState(false);
  const { id, name, actions } = discount;
  const isBusy = setIntent.isPending || copy.isPending || remove.isPending;
  const allowed = actions.filter(({ isAllowed }) => isAllowed);
  const blocked = actions.flatMap(({ isAllowed, action, refusal }) =>
    isAllowed || !refusal ? [] : [{ title: namedText(t, english, 'action', action), refusal }],
  );
  const end = async () => {
    const outcome = await setIntent.run('ENDED');
    if (outcome) setEnding(false);
  };
  return (
    <>
      {allowed.map(({ action, to }, index) => (
        <Button
          key={action}
          variant={index === 0 && to === 'LIVE' ? 'filled' : 'default'}
          disabled={isBusy}
          onClick={() => (to === 'ENDED' ? setEnding(true) : void setIntent.run(to as DiscountIntent))}
        >
          {namedText(t, english, 'action', action)}
        </Button>
      ))}
      {mayCopy && (
        <Button variant="default" disabled={isBusy} onClick={() => void copy.run({ id, name })}>
          {t('copy')}
        </Button>
      )}
      {discount.mayDelete && discount.intent === 'DRAFT' && (
        <Button variant="default" disabled={isBusy} onClick={() => void remove.run(discount)}>
          {t('delete')}
        </Button>
      )}
      {blocked.length > 0 && <BlockedActions blocked={blocked} />}
      <ConfirmDialog
        isOpen={isEnding}
        title={t('endTitle', { name })}
        text={t('endText')}
        confirmLabel={t('action.end')}
        isDanger
        isBusy={setIntent.isPending}
        onConfirm={() => void end()}
        onClose={() => setEnding(false)}
      />
    </>
  );
}
