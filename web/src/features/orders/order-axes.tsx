import { useMessages } from '../../i18n/index.ts';
import { StatusDot, type Tone } from '../../ui/status-dot.tsx';
import { ordersMessages } from './orders.messages.ts';
import type {
  OrderFulfilmentStatus,
  OrderPaymentStatus,
  OrderReturnStatus,
  OrderStatus,
} from './orders.operations.generated.ts';

/** Where an order can stand on each of its axes. */
export type AxisValues = {
  status: OrderStatus;
  paymentStatus: OrderPaymentStatus;
  fulfilmentStatus: OrderFulfilmentStatus;
  returnStatus: OrderReturnStatus;
};
export type Axis = keyof AxisValues;

export const axisTones: { readonly [One in Axis]: Readonly<Record<AxisValues[One], Tone>> } = {
  status: { DRAFT: 'neutral', OPEN: 'info', COMPLETED: 'success', CANCELLED: 'neutral' },
  paymentStatus: {
    PENDING: 'warning',
    AUTHORIZED: 'info',
    PARTIALLY_PAID: 'warning',
    PAID: 'success',
    PARTIALLY_REFUNDED: 'info',
    REFUNDED: 'neutral',
    VOIDED: 'neutral',
    EXPIRED: 'danger',
    FAILED: 'danger',
  },
  fulfilmentStatus: {
    UNFULFILLED: 'warning',
    PARTIALLY_FULFILLED: 'info',
    FULFILLED: 'success',
    ON_HOLD: 'danger',
  },
  returnStatus: { NONE: 'neutral', REQUESTED: 'warning', IN_PROGRESS: 'info', RETURNED: 'neutral' },
};

export const axes = Object.keys(axisTones) as Axis[];

/** Where orders stand on an axis, in the order of their life. */
export function axisValues<One extends Axis>(axis: One): readonly AxisValues[One][] {
  return Object.keys(axisTones[axis]) as AxisValues[One][];
}

export function AxisPill<One extends Axis>({ axis, value }: { axis: One; value: AxisValues[One] }) {
  const t = useMessages(ordersMessages);
  return <StatusDot tone={axisTones[axis][value]} label={t(`${axis}.${value}` as 'status.OPEN')} />;
}
