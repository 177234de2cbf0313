import type { OrderDetailFragment } from '../orders.operations.generated.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ContactsDialog } from './contacts-dialog.tsx';
import { DeliverDialog } from './deliver-dialog.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { PackDialog } from './pack-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import type { Fulfilment } from './use-order-commands.ts';

export type OrderDialogProps = {
  order: OrderDetailFragment;
  /** What is shipped or delivered, where it was packed before. */
  fulfilment?: Fulfilment | undefined;
  /** Told whether it was done. */
  onClose: (isDone?: boolean) => void;
};

const dialogs = {
  pack: PackDialog,
  ship: ShipDialog,
  hold: HoldDialog,
  cancel: CancelDialog,
  reopen: ReopenDialog,
  contacts: ContactsDialog,
  deliver: DeliverDialog,
};
export type AskedAction = keyof typeof dialogs;

/** What an action asks before it is done. */
export function OrderDialog({ action, ...props }: OrderDialogProps & { action: AskedAction }) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}
