import type { ListOf } from '../../ui/list-screen/index.ts';
import { ShelvesListDocument } from './shelves.operations.generated.ts';

export const shelvesList = {
  name: 'shelves',
  document: ShelvesListDocument,
  sort: '-OFFER_COUNT',
  exported: 'Offer',
} satisfies ListOf<typeof ShelvesListDocument>;
