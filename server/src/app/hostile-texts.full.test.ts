import { describe } from 'vitest';
import { hostileTests } from '../testing/hostile/index.ts';
import { testApi } from '../testing/index.ts';

const api = await testApi();

describe('hostile texts of each kind in each field', () => {
  hostileTests(api, { spread: { each: 16 }, rest: { each: 8 }, mixed: 10, well: 8, dug: ['json-ld', 'jsonl'] });
});
