import { describe } from 'vitest';
import { hostileTests } from '../testing/hostile/index.ts';
import { testApi } from '../testing/index.ts';

const api = await testApi();

describe('hostile texts in each field', () => {
  hostileTests(api, { spread: { each: 1 }, rest: { each: 1 }, mixed: 0, well: 2, dug: ['json-ld', 'jsonl'] });
});
