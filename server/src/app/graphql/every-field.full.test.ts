import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { features } from '../features.ts';
import { buildExecutableSchema } from './schema.ts';
import { strangers, withoutSession } from './testing/people.ts';
import { theWall } from './testing/wall.ts';

// After every call, so that a fault names the one that made it.
const wall = await theWall(await testApi(), buildExecutableSchema(features), 1);

describe('every field of the SDL, called by', () => {
  it.each([...strangers, ...withoutSession])(
    '%s, gives what is theirs and changes nothing that is not',
    async (who) => {
      expect(await wall.faultsOf(who)).toEqual([]);
    },
  );
});
