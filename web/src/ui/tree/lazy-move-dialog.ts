import { lazyPart } from '../lazy-part.tsx';
import type { MoveDialog as MoveDialogOf } from './move-dialog.tsx';

/** Only where somebody moves a node by it. */
export const MoveDialog = lazyPart(() =>
  import('./move-dialog.tsx').then((m) => m.MoveDialog),
) as unknown as typeof MoveDialogOf;
