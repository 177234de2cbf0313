import { describe, expect, it } from 'vitest';
import { accountLimits } from '../access/index.ts';
import { commonPasswords, isCommonPassword } from './index.ts';

describe('common passwords', () => {
  it('are more than ten thousand, also of those that are long enough as they stand', () => {
    const all = [...commonPasswords()];
    expect(all.filter(({ length }) => length >= accountLimits.shortestPassword).length).toBeGreaterThan(10_000);
  });

  it.each([
    'password1234',
    'P@ssw0rd2024',
    'Sommer-2025!!',
    'iloveyou1234',
    'qwertyuiop12',
    '1q2w3e4r5t6y',
    'qwertyqwerty',
    '123456789012',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'admin admin admin',
    'MotDePasse123',
    'letmein letmein',
  ])('%s is one', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'correct horse battery',
    'kiln7 market lane',
    'browser tests only',
    'vGh2-kPq9-tTs1',
    'Der Zug fuhr um 7 los',
  ])('%s is none', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
