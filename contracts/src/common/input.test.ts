import { describe, expect, it } from 'vitest';
import { brandInput } from '../brands/index.ts';
import { shopInput } from '../shops/index.ts';
import { hostName } from './fields.ts';
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

  it.each([
    ['https://user:pass@mill.example/', 'address_has_credentials'],
    ['https://user@mill.example/', 'address_has_credentials'],
    ['https://mill.example/a@b', undefined],
  ])('takes no user name and no password within an address: %s', (url, expected) => {
    const checked = checkInput(shopInput, { name: 'Mill', url, kind: 'own' });
    expect(checked.ok ? undefined : checked.issues[0]?.code).toBe(expected);
  });

  it.each([
    ['mail.example.com', true],
    ['bücher.example', true],
    ['localhost', true],
    ['192.0.2.7', true],
    ['2001:db8::1', true],
    ['a b', false],
    ['mail.example.com:25', false],
    ['smtp://mail.example.com', false],
    ['user@mail.example.com', false],
    ['[2001:db8::1]', false],
  ])('knows whether %s is a host', (text, isHost) => {
    expect(hostName.safeParse(text).success).toBe(isHost);
  });

  it('names the very item of a list that is wrong', () => {
    const checked = checkInput(brandInput, { name: 'Orla', aliases: ['ok', 'x'.repeat(121)] });
    expect(checked).toMatchObject({ ok: false, issues: [{ path: 'aliases.1', code: 'too_long' }] });
  });

  it('says that a missing field is required', () => {
    expect(checkInput(brandInput, {})).toMatchObject({ ok: false, issues: [{ path: 'name', code: 'required' }] });
  });
});
