import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { OrderDetailFragment } from '../orders.operations.generated.ts';
import type { AskedAction } from './order-dialog.tsx';
import { useDirectCommands, type Fulfilment } from './use-order-commands.ts';

const OrderDialog = lazyPart(() => import('./order-dialog.tsx').then((m) => m.OrderDialog));

/** What can be done to an order as the server names it; to assign it has a field of its own. */
const asking = ['ship', 'pack', 'hold', 'cancel', 'reopen', 'contacts'] as const;
const direct = ['release', 'complete', 'archive', 'unarchive'] as const;
export type OrderActionName = (typeof asking)[number] | (typeof direct)[number];

export function isOrderAction(action: string): action is OrderActionName {
  return [...asking, ...direct].some((one) => one === action);
}

export type OrderActing = {
  run: (action: OrderActionName) => void;
  ofFulfilment: (action: 'ship' | 'deliver', fulfilment: Fulfilment) => void;
  isPending: boolean;
  /** What is asked before it is done; the screen has a place for it. */
  dialog: ReactNode;
};

type Asking = { action: AskedAction; fulfilmentId?: string };

/** Does what can be done to an order, at once or after what it has to be told. */
export function useOrderActions(order: OrderDetailFragment, onDone?: (action: AskedAction) => void): OrderActing {
  const [asked, setAsked] = useState<Asking>();
  const commands = useDirectCommands(order);
  const run = (action: OrderActionName) =>
    isDirect(action) ? void commands[action].run(order.version) : setAsked({ action });
  return {
    run,
    ofFulfilment: (action, { id }) => setAsked({ action, fulfilmentId: id }),
    isPending: direct.some((action) => commands[action].isPending),
    dialog: (
      <Suspense>
        {asked && (
          <OrderDialog
            action={asked.action}
            order={order}
            fulfilment={order.fulfilments.find(({ id }) => id === asked.fulfilmentId)}
            onClose={(isDone = false) => {
              setAsked(undefined);
              if (isDone) onDone?.(asked.action);
            }}
          />
        )}
      </Suspense>
    ),
  };
}

function isDirect(action: OrderActionName): action is (typeof direct)[number] {
  return direct.some((one) => one === action);
}
