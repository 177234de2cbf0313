import { defineList } from '../../ui/list-screen/index.ts';
import { ExcavatorsListDocument } from './excavators.operations.generated.ts';

export const excavatorsList = defineList({
  name: 'excavators',
  document: ExcavatorsListDocument,
  sort: 'name',
  link: (id) => ({ to: '/excavators/$excavatorId', params: { excavatorId: id } }),
});
