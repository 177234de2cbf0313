import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-problem.ts';

describe('a new password', () => {
  it.each([
    ['short1', 'passwordShort'],
    ['onlylettershere', 'passwordSimple'],
    ['123456789012', 'passwordSimple'],
    ['aaaaaaaaaaa1', 'passwordSimple'],
    ['correct horse', undefined],
    ['kiln7 market lane', undefined],
  ])('%j is %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });
});
