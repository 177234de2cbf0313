import type { RowLink } from '../../ui/list-screen/index.ts';
import { GrabbersListDocument, type GrabbersListQuery } from './grabbers.operations.generated.ts';

/** The list and its records' own pages, for the list itself and for the way from one record to the next. */
export const grabbersList = {
  document: GrabbersListDocument,
  connection: ({ grabbers }: GrabbersListQuery) => grabbers,
  link: (id: string): RowLink => ({ to: '/grabbers/$grabberId', params: { grabberId: id } }),
};
