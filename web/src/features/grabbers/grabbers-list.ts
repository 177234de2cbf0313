import { defineList } from '../../ui/list-screen/index.ts';
import { GrabbersListDocument } from './grabbers.operations.generated.ts';

export const grabbersList = defineList({
  name: 'grabbers',
  document: GrabbersListDocument,
  sort: 'name',
  link: (id) => ({ to: '/grabbers/$grabberId', params: { grabberId: id } }),
});
