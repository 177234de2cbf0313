import type { ListOf } from '../../ui/list-screen/index.ts';
import { ExcavatorsListDocument } from './excavators.operations.generated.ts';

export const excavatorsList = {
  name: 'excavators',
  document: ExcavatorsListDocument,
  sort: 'name',
  link: (id) => ({ to: '/excavators/$excavatorId', params: { excavatorId: id } }),
} satisfies ListOf<typeof ExcavatorsListDocument>;
