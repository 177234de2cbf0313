import { describe, expect, it } from 'vitest';
import { formatError } from './errors.ts';

const codeOf = (error: Error) => formatError(error, 'request').extensions?.code;

describe('an error as a caller sees it', () => {
  it.each([
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
    Object.assign(new Error('terminating connection'), { code: '57P02' }),
    Object.assign(new Error('sorry, too many clients already'), { code: '53300' }),
  ])('asks for another try where the database went away meanwhile: $message', (error) => {
    expect(codeOf(error)).toBe('UNAVAILABLE');
  });

  it('names nothing of what is wrong inside', () => {
    expect(codeOf(new Error('relation "order" does not exist'))).toBe('INTERNAL');
  });
});
