import { useMessages } from '../../../i18n/index.ts';
import { NumberText } from '../../../ui/values.tsx';
import type { OrderDetailFragment } from '../orders.operations.generated.ts';
import classes from './order-actions.module.css';
import { orderActionsMessages } from './order-actions.messages.ts';

/** What is in a fulfilment. */
export function FulfilmentLines({ fulfilment }: { fulfilment: OrderDetailFragment['fulfilments'][number] }) {
  const t = useMessages(orderActionsMessages);
  return (
    <ul className={classes.cardLines} aria-label={t('units')}>
      {fulfilment.lines.map(({ line, quantity }) => (
        <li key={line.id}>
          <bdi>{line.title}</bdi>
          <span>
            <NumberText value={quantity} /> ×
          </span>
        </li>
      ))}
    </ul>
  );
}
