import type { RowLink } from '../../ui/list-screen/index.ts';
import { ExcavatorsListDocument, type ExcavatorsListQuery } from './excavators.operations.generated.ts';

/** The list and its records' own pages, for the list itself and for the way from one record to the next. */
export const excavatorsList = {
  document: ExcavatorsListDocument,
  connection: ({ excavators }: ExcavatorsListQuery) => excavators,
  link: (id: string): RowLink => ({ to: '/excavators/$excavatorId', params: { excavatorId: id } }),
};
