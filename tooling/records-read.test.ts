import { buildSchema, Kind, parse } from 'graphql';
import { expect, it } from 'vitest';
import { recordsRead } from './records-read.ts';

const schema = buildSchema(`
  type Query { kettle(id: ID!): Kettle, kettles: Kettles!, found: [Found!]!, figures: Figures! }
  type Kettle { id: ID!, name: String!, shop: Shop, shopName: String, fullName: String }
  type Kettles { nodes: [Kettle!]!, total: Int! }
  type Shop { id: ID!, name: String! }
  type Lid { id: ID! }
  union Found = Kettle | Lid | Figures
  type Figures { kettles: Int! }
`);
const readsOf = (text: string) =>
  recordsRead(
    schema,
    parse(text).definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION,
    ),
  );

it.each([
  ['{ kettles { nodes { name } total } }', ['Kettle']],
  ['{ kettle(id: 1) { ...Row } } fragment Row on Kettle { shop { name } }', ['Kettle', 'Shop']],
  ['{ found { ... on Lid { id } ... on Figures { kettles } } }', ['Lid']],
  ['{ kettle(id: 1) { fullName shopName } }', ['Kettle', 'Shop']],
  ['{ figures { kettles } }', []],
])('finds the records that %s holds', (text, types) => {
  expect(readsOf(text)).toEqual(types);
});
