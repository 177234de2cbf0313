import type { ListOf } from '../../ui/list-screen/index.ts';
import { GrabbersListDocument } from './grabbers.operations.generated.ts';

export const grabbersList = {
  name: 'grabbers',
  document: GrabbersListDocument,
  sort: 'name',
  link: (id) => ({ to: '/grabbers/$grabberId', params: { grabberId: id } }),
} satisfies ListOf<typeof GrabbersListDocument>;
