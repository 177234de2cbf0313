import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { features } from '../features.ts';
import { buildExecutableSchema } from './schema.ts';
import { rootFields } from './testing/field-document.ts';
import { fieldCases } from './testing/field-cases.ts';
import { theWall } from './testing/wall.ts';

const schema = buildExecutableSchema(features);
const wall = await theWall(await testApi(), schema);

describe('every field of the SDL', () => {
  it('has a case, so that a new one is thought about', () => {
    const named = (cases: Readonly<Record<string, unknown>>, root: string) =>
      Object.keys(cases).map((name) => `${root}.${name}`);
    const known = Object.entries(fieldCases).flatMap(([root, cases]) => named(cases, root));
    expect(known.toSorted()).toEqual(
      rootFields(schema)
        .map(({ root, name }) => `${root}.${name}`)
        .toSorted(),
    );
  });

  it('gives the manager of another shop what is theirs, and nothing of this one', async () => {
    expect(await wall.faultsOf('manager_of_other_shop')).toEqual([]);
  });

  it('gives a key of a sales channel of this shop what its mutations answer, and nothing else', async () => {
    expect(await wall.faultsOf('channel_key')).toEqual([]);
  });

  it('is closed to a visitor', async () => {
    expect(await wall.faultsOf('visitor')).toEqual([]);
  });

  it('is answered to anyone who may', async () => {
    expect(await wall.faultsOf('permitted')).toEqual([]);
  });
});
