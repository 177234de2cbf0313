import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-problem.ts';

describe('a new password', () => {
  it.each([
    ['short1', 'passwordShort'],
    ['onlyletters', 'passwordSimple'],
    ['12345678', 'passwordSimple'],
    ['aaaaaaa1', 'passwordSimple'],
    ['correct horse', undefined],
    ['kiln7market', undefined],
  ])('%j is %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });
});
