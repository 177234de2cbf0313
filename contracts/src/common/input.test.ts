import { describe, expect, it } from 'vitest';
import { brandInput } from '../brands/index.ts';
import { shopInput } from '../shops/index.ts';
import { checkInput } from './index.ts';

describe('inputs', () => {
  it('names every refused field with its path and code', () => {
    const checked = checkInput(shopInput, {
      name: ' ',
      url: 'ftp://x',
      kind: 'other',
      minDelayMs: -1,
      currency: 'EURO',
    });
    expect(checked.ok ? [] : checked.issues.map(({ path, code }) => `${path}: ${code}`)).toEqual([
      'name: required',
      'url: not_a_web_address',
      'currency: not_a_currency',
      'kind: not_a_choice',
      'minDelayMs: too_small',
    ]);
  });

  it('fills in what a new shop begins with, and normalises codes', () => {
    const checked = checkInput(shopInput, {
      name: ' Mill ',
      url: 'https://mill.example',
      kind: 'own',
      currency: 'eur',
      country: '',
    });
    expect(checked).toMatchObject({
      ok: true,
      value: { name: 'Mill', currency: 'EUR', country: null, locale: 'en', status: 'ACTIVE', minDelayMs: 1000 },
    });
  });

  it('names the very item of a list that is wrong', () => {
    const checked = checkInput(brandInput, { name: 'Orla', aliases: ['ok', 'x'.repeat(121)] });
    expect(checked).toMatchObject({ ok: false, issues: [{ path: 'aliases.1', code: 'too_long' }] });
  });

  it('says that a missing field is required', () => {
    expect(checkInput(brandInput, {})).toMatchObject({ ok: false, issues: [{ path: 'name', code: 'required' }] });
  });
});
