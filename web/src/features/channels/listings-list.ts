import type { ListOf } from '../../ui/list-screen/index.ts';
import { ListingsListDocument } from './channels.operations.generated.ts';

export const listingsList = {
  name: 'listings',
  document: ListingsListDocument,
  sort: 'PRODUCT',
  exported: 'Channel',
} satisfies ListOf<typeof ListingsListDocument>;
