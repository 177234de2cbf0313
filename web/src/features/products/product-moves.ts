import type { Action } from '@quarry/contracts/access';
import type { ProductStatus } from './products.operations.generated.ts';

/** Where a product may be sent, in the order of its buttons, with the right that each step takes. */
const moves: readonly { to: ProductStatus; needs: Action }[] = [
  { to: 'IN_REVIEW', needs: 'update' },
  { to: 'ACTIVE', needs: 'publish' },
  { to: 'REJECTED', needs: 'publish' },
  { to: 'UNLISTED', needs: 'publish' },
  { to: 'DRAFT', needs: 'update' },
  { to: 'ARCHIVED', needs: 'archive' },
];

/** `needs` is done to products. */
export type Move = { to: ProductStatus; needs: Action; blocked: 'no_way' | 'no_right' | undefined };

/** Every step but the one that leads where the product is; those that cannot be taken now with the kind of reason. */
export function productMoves(
  status: ProductStatus,
  next: readonly ProductStatus[],
  can: (action: Action) => boolean,
): Move[] {
  return moves
    .filter(({ to }) => to !== status)
    .map(({ to, needs }) => ({
      to,
      needs,
      blocked: next.includes(to) ? undefined : can(needs) && can('update') ? 'no_way' : 'no_right',
    }));
}
