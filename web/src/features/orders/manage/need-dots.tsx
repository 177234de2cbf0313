import { useMessages } from '../../../i18n/index.ts';
import { StatusDot, type Tone } from '../../../ui/status-dot.tsx';
import { manageOrdersMessages } from './manage-orders.messages.ts';
import classes from './manage-orders.module.css';
import type { OrderNeed } from './queued-order.ts';

const tones: Record<OrderNeed, Tone> = {
  HELD: 'danger',
  LATE: 'danger',
  TO_SHIP: 'info',
  AUTHORIZATION_ENDING: 'warning',
  UNPAID: 'warning',
  TOTALS_DIFFER: 'warning',
  UNKNOWN_LINES: 'warning',
};

/** What an order needs. */
export function NeedDots({ needs }: { needs: readonly OrderNeed[] }) {
  const t = useMessages(manageOrdersMessages);
  return (
    <span className={classes.dots}>
      {needs.map((need) => (
        <StatusDot key={need} tone={tones[need]} label={t(`need.${need}`)} />
      ))}
    </span>
  );
}
