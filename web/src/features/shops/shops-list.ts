import type { ListOf } from '../../ui/list-screen/index.ts';
import { ShopsListDocument } from './shops.operations.generated.ts';

export const shopsList = {
  name: 'shops',
  document: ShopsListDocument,
  sort: 'name',
  link: (id) => ({ to: '/shops/$shopId', params: { shopId: id } }),
  exported: 'Shop',
} satisfies ListOf<typeof ShopsListDocument>;
