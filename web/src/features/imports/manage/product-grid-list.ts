import type { ListOf } from '../../../ui/list-screen/index.ts';
import { ProductGridDocument } from './product-grid.operations.generated.ts';

export const productGridList = {
  name: 'productGrid',
  document: ProductGridDocument,
  sort: 'name',
} satisfies ListOf<typeof ProductGridDocument>;
