import { describe, expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './index.ts';

const stored = await hashPassword('correct horse battery');

describe('a password', () => {
  it('is stored as Argon2id with the work that is asked of it, under a salt of its own', async () => {
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hashPassword('correct horse battery')).not.toBe(stored);
  });

  it('matches its stored form and no other', async () => {
    expect(await passwordMatches('correct horse battery', stored)).toBe(true);
    expect(await passwordMatches('correct horse batterx', stored)).toBe(false);
  });

  it('matches nothing where nothing is stored, after the same work', async () => {
    expect(await passwordMatches('', null)).toBe(false);
  });

  it('waits with at most fifty others; the next one is turned away', async () => {
    const results = await Promise.allSettled(Array.from({ length: 54 }, () => passwordMatches('x', stored)));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(['TOO_BUSY', 'TOO_BUSY']);
  });

  it('of a known device takes the place of a stranger when the queue is full', async () => {
    const strangers = Promise.allSettled(Array.from({ length: 52 }, () => passwordMatches('x', null)));
    const known = passwordMatches('correct horse battery', stored, { isPreferred: true });
    expect(await known).toBe(true);
    const results = await strangers;
    expect(results.findIndex(({ status }) => status === 'rejected')).toBe(51);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(51);
  });
});
