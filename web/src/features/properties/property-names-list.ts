import type { ListOf } from '../../ui/list-screen/index.ts';
import { PropertyNamesListDocument } from './property-names.operations.generated.ts';

export const propertyNamesList = {
  name: 'propertyNames',
  document: PropertyNamesListDocument,
  sort: '-OFFER_COUNT',
  exported: 'Offer',
} satisfies ListOf<typeof PropertyNamesListDocument>;
