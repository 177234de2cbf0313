import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { namedText, useMessages } from '../../i18n/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RefusedAction } from '../../ui/explain/index.ts';
import { Popover } from '../../ui/floating.ts';
import classes from './discount.module.css';
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
  const blocked = actions.filter(({ isAllowed }) => !isAllowed);
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
      {blocked.length > 0 && (
        <Popover position="bottom-end" width={320} withinPortal trapFocus shadow="none">
          <Popover.Target>
            <Button variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
              {t('blocked')}
            </Button>
          </Popover.Target>
          <Popover.Dropdown aria-label={t('blocked')}>
            <Suspense>
              <ul className={classes.blocked}>
                {blocked.map(({ action, refusal }) => (
                  <li key={action}>
                    {refusal && <RefusedAction title={namedText(t, english, 'action', action)} refusal={refusal} />}
                  </li>
                ))}
              </ul>
            </Suspense>
          </Popover.Dropdown>
        </Popover>
      )}
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
