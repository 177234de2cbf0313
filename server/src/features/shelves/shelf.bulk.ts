import { checkInput } from '@quarry/contracts/common';
import { bulkAcceptShelvesInput } from '@quarry/contracts/shelves';
import { bulkList, eachRow } from '../../platform/commands/index.ts';
import type { ShelfRecord } from './shelf.ts';
import { shelfById, shelfResolvers } from './shelf.resolvers.ts';

const { acceptShelf, dismissShelf } = shelfResolvers.Mutation;

type ShelfRow = ShelfRecord & { name: string };

const acceptAs = (categoryId: string | null) =>
  eachRow(acceptShelf, ({ id, version }: ShelfRow) => ({ id, version, categoryId }));

/** What can be done to many shelves at once. */
export const shelfBulk = bulkList<ShelfRow>({
  find: (context, ids) =>
    Promise.all(
      ids.map(async (id) => {
        const shelf = await shelfById(context).load(id);
        return shelf && { ...shelf, name: shelf.text };
      }),
    ),
  actions: {
    accept: {
      right: ['update', 'Category'],
      input: (input) => checkInput(bulkAcceptShelvesInput, input ?? {}),
      run: (context, rows, input) => acceptAs(bulkAcceptShelvesInput.parse(input ?? {}).categoryId)(context, rows),
      undo: 'revert',
    },
    dismiss: {
      right: ['update', 'Category'],
      run: eachRow(dismissShelf, ({ id, version, state }) => (state === 'DISMISSED' ? null : { id, version })),
      undo: 'revert',
    },
  },
});
