import type { RowLink } from '../../ui/list-screen/index.ts';
import { OffersListDocument, type OffersListQuery } from './offers.operations.generated.ts';

/** The list and its records' own pages, for the list itself and for the way from one record to the next. */
export const offersList = {
  document: OffersListDocument,
  connection: ({ offers }: OffersListQuery) => offers,
  link: (id: string): RowLink => ({ to: '/offers/$offerId', params: { offerId: id } }),
};
