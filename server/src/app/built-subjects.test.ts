import { isBuilt } from '@quarry/contracts/access';
import { expect, it } from 'vitest';
import { records } from './features.ts';

it('a right is offered on every kind of record that there is', () => {
  const subjects = records.all.flatMap(({ subject }) => subject ?? []);
  expect(subjects.length).toBeGreaterThan(10);
  expect(subjects.filter((subject) => !isBuilt(subject))).toEqual([]);
});
