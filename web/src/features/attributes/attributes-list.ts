import type { ListOf } from '../../ui/list-screen/index.ts';
import { AttributesListDocument } from './attributes.operations.generated.ts';

export const attributesList = {
  name: 'attributeRegistry',
  document: AttributesListDocument,
  sort: 'POSITION',
  link: (id) => ({ to: '/settings/attributes/$attributeId', params: { attributeId: id } }),
} satisfies ListOf<typeof AttributesListDocument>;
