import { checkInput } from '@quarry/contracts/common';
import { bulkAcceptPropertyNamesInput } from '@quarry/contracts/properties';
import { bulkList, eachRow } from '../../platform/commands/index.ts';
import type { PropertyNameRecord } from './property-name.ts';
import { propertyNameById, propertyNameResolvers } from './property-name.resolvers.ts';

const { acceptPropertyName, dismissPropertyName } = propertyNameResolvers.Mutation;

type PropertyNameRow = PropertyNameRecord & { name: string };

const acceptAs = (attributeId: string | null) =>
  eachRow(acceptPropertyName, ({ id, version }: PropertyNameRow) => ({ id, version, attributeId }));

/** What can be done to many names at once. */
export const propertyNameBulk = bulkList<PropertyNameRow>({
  find: (context, ids) =>
    Promise.all(
      ids.map(async (id) => {
        const propertyName = await propertyNameById(context).load(id);
        return propertyName && { ...propertyName, name: propertyName.text };
      }),
    ),
  actions: {
    accept: {
      right: ['update', 'Attribute'],
      input: (input) => checkInput(bulkAcceptPropertyNamesInput, input ?? {}),
      run: (context, rows, input) =>
        acceptAs(bulkAcceptPropertyNamesInput.parse(input ?? {}).attributeId)(context, rows),
      undo: 'revert',
    },
    dismiss: {
      right: ['update', 'Attribute'],
      run: eachRow(dismissPropertyName, ({ id, version, state }) => (state === 'DISMISSED' ? null : { id, version })),
      undo: 'revert',
    },
  },
});
