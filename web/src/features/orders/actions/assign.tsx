import { Button } from '@mantine/core';
import { useState } from 'react';
import { requestGraphql, useSession } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { ExplainedButton } from '../../../ui/explain/explained-button.tsx';
import { useExplained } from '../../../ui/explain/use-explained.ts';
import { ReferenceInput, type ReferenceChoices } from '../../../ui/form/index.ts';
import { OrderAssigneesDocument } from '../order-actions.operations.generated.ts';
import type { OrderDetailFragment } from '../orders.operations.generated.ts';
import classes from './order-actions.module.css';
import { orderActionsMessages } from './order-actions.messages.ts';
import { useAssignOrder } from './use-order-commands.ts';

/** Who takes care of an order; chosen, it is theirs at once. */
export function Assign({ order }: { order: OrderDetailFragment }) {
  const t = useMessages(orderActionsMessages);
  const explained = useExplained();
  const me = String(useSession()?.userData.id ?? '');
  const { run, isPending } = useAssignOrder(order);
  const [isChoosing, setChoosing] = useState(false);
  const { assignee, shop, actions } = order;
  const offered = actions.find(({ action }) => action === 'assign');
  const assign = (userId: string | null) => {
    setChoosing(false);
    void run(userId);
  };
  if (!offered) return null;
  const refusal = explained(offered.isAllowed ? null : offered.refusal);
  if (isChoosing)
    return (
      <div className={classes.assign}>
        <ReferenceInput
          label={t('assignTo')}
          value={assignee?.id ?? null}
          current={assignee}
          placeholder={t('nobody')}
          choices={assigneesOf(shop.id)}
          onChange={(chosen) => assign(chosen?.id ?? null)}
        />
        <Button variant="default" size="compact-sm" onClick={() => setChoosing(false)}>
          {t('assignNot')}
        </Button>
      </div>
    );
  const button = { variant: 'default', size: 'compact-sm', loading: isPending, refusal } as const;
  return (
    <div className={classes.cardFoot}>
      {assignee?.id !== me && <ExplainedButton {...button} label={t('assignToMe')} onClick={() => assign(me)} />}
      <ExplainedButton {...button} label={t('assignOther')} onClick={() => setChoosing(true)} />
    </div>
  );
}

function assigneesOf(shopId: string): ReferenceChoices {
  return {
    name: `${OrderAssigneesDocument.name} ${shopId}`,
    find: async (search, signal) => {
      const variables = { shopId, search: search === '' ? null : search };
      return (await requestGraphql(OrderAssigneesDocument, variables, { signal })).orderAssignees;
    },
  };
}
