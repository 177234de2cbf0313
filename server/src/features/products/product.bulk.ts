import { checkInput } from '@quarry/contracts/common';
import {
  type Archival,
  archiveProductInput,
  bulkBrandInput,
  bulkCategoryInput,
  bulkStatusInput,
  bulkTagsInput,
  type ProductStatus,
} from '@quarry/contracts/products';
import { reasoned } from '@quarry/contracts/wording';
import { type BulkAction, bulkList, eachRow, mutation, type Right } from '../../platform/commands/index.ts';
import { productById } from './product-loaders.ts';
import { changeProductTags, type TagChange, tagsAfter } from './product-tags.commands.ts';
import { productResolvers } from './product.resolvers.ts';
import type { ProductRecord } from './product.ts';

const { archiveProduct, changeProductStatus, deleteProduct, setProductValue } = productResolvers.Mutation;

const archiveFor = (input: Archival) =>
  eachRow(archiveProduct, ({ id, version, status }: ProductRecord) =>
    status === 'ARCHIVED' ? null : { id, version, input },
  );

const becomeStatus = (wanted: ProductStatus) =>
  eachRow(changeProductStatus, ({ id, version, status }: ProductRecord) =>
    status === wanted ? null : { id, version, status: wanted },
  );

const setReference = (attributeCode: 'brand' | 'category', value: string | null) =>
  eachRow(
    setProductValue,
    ({ id, version, brandId, categoryId }: ProductRecord) =>
      (attributeCode === 'brand' ? brandId : categoryId) === value
        ? null
        : { input: { productId: id, version, attributeCode, value } },
    // What a source states is cleared by nobody, and holds where nothing was set by hand.
    (saved) => (value === null && 'changeId' in saved && saved.changeId === null ? reasoned('VALUE_OF_SOURCE') : null),
  );

type TagsArgs = { id: string; version: number; change: TagChange };

/** Tags alone, where a form saves all fields at once. */
const changeTags = mutation({
  about: ({ id }: TagsArgs) => ['product', id],
  find: (context, { id }) => productById(context).load(id),
  right: (_args, { brandId }) => ['update', 'Product', { brandId }, 'by_field'],
  run: ({ id, version, change }, { deps, origin }) => changeProductTags(deps, origin, id, version, change),
  answer: ({ changeId }) => ({ __typename: 'ProductUpdated' as const, changeId }),
});

const tagged = (change: TagChange) =>
  eachRow(changeTags, ({ id, version, tags }: ProductRecord) =>
    tagsAfter(tags, change).length === tags.length ? null : { id, version, change },
  );

type ProductAction = BulkAction<ProductRecord>;
const mayUpdate: Right = ['update', 'Product', undefined, 'by_field'];

/** What changes fields of products; each product and field is judged when its turn comes. */
const changes = {
  setCategory: {
    right: mayUpdate,
    input: (input) => checkInput(bulkCategoryInput, input),
    run: (context, rows, input) => setReference('category', bulkCategoryInput.parse(input).categoryId)(context, rows),
    undo: 'revert',
  },
  setBrand: {
    right: mayUpdate,
    input: (input) => checkInput(bulkBrandInput, input),
    run: (context, rows, input) => setReference('brand', bulkBrandInput.parse(input).brandId)(context, rows),
    undo: 'revert',
  },
  setStatus: {
    right: mayUpdate,
    input: (input) => checkInput(bulkStatusInput, input),
    run: (context, rows, input) => becomeStatus(bulkStatusInput.parse(input).status)(context, rows),
    undo: 'revert',
  },
  addTags: {
    right: mayUpdate,
    input: (input) => checkInput(bulkTagsInput, input),
    run: (context, rows, input) => tagged({ add: bulkTagsInput.parse(input).tags })(context, rows),
    undo: 'revert',
  },
  removeTags: {
    right: mayUpdate,
    input: (input) => checkInput(bulkTagsInput, input),
    run: (context, rows, input) => tagged({ remove: bulkTagsInput.parse(input).tags })(context, rows),
    undo: 'revert',
  },
} satisfies Record<string, ProductAction>;

/** What can be done to many products at once. */
export const productBulk = bulkList<ProductRecord>({
  find: (context, ids) => Promise.all(ids.map((id) => productById(context).load(id))),
  actions: {
    ...changes,
    archive: {
      right: ['archive', 'Product'],
      input: (input) => checkInput(archiveProductInput, input ?? {}),
      run: (context, rows, input) => archiveFor(archiveProductInput.parse(input))(context, rows),
      undo: 'revert',
    },
    delete: {
      right: ['delete', 'Product'],
      run: eachRow(deleteProduct, ({ id, version }) => ({ id, version })),
      undo: 'restore',
    },
  },
});
