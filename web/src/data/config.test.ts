import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiUrl, hasSamples, isRegistrationOpen, loadConfig, parseConfig } from './config.ts';
import { createAbilities } from './abilities.ts';
import { requestRest } from './index.ts';
import { isExpired } from './access-token.ts';

const answering = (body: unknown, status = 200) => (async () => Response.json(body, { status })) as typeof fetch;

afterEach(() => vi.unstubAllGlobals());

describe('the configuration', () => {
  it('sends calls to the host that it names', async () => {
    await loadConfig(answering({ host: 'https://api.shop.example/' }));
    expect(apiUrl('/graphql')).toBe('https://api.shop.example/graphql');
  });

  it('stays with its own origin when there is none, or none that can be read', async () => {
    await loadConfig(answering('not found', 404));
    expect(apiUrl('/graphql')).toBe('/graphql');
  });

  it.each([{ host: 'javascript:alert(1)' }, { host: 7 }, { host: '' }, null, []])('does not follow %j', (body) => {
    expect(parseConfig(body)).toEqual({ host: '', isRegistrationOpen: false, samples: true, sendsMail: false });
  });
});

describe('the samples', () => {
  it.each([
    [{}, true],
    [{ samples: true }, true],
    [{ samples: false }, false],
  ])('of the configuration %j are there: %s', async (body, areThere) => {
    await loadConfig(answering(body));
    expect(hasSamples()).toBe(areThere);
  });
});

describe('registration', () => {
  it.each([
    [{ isRegistrationOpen: true }, true],
    [{ isRegistrationOpen: 'on' }, false],
    [{ host: '' }, false],
  ])('of the configuration %j is open: %s', async (body, isOpen) => {
    await loadConfig(answering(body));
    expect(isRegistrationOpen()).toBe(isOpen);
  });
});

describe('abilities', () => {
  it('allow what the list of the user says and nothing else', () => {
    const abilities = createAbilities([{ action: 'read', subject: 'Brand' }]);
    expect([abilities.can('read', 'Brand'), abilities.can('update', 'Brand')]).toEqual([true, false]);
  });

  it.each([
    [{ action: 'manage', subject: 'all' }, [true, true, true]],
    [{ action: 'manage', subject: 'Brand' }, [true, true, false]],
    [{ action: 'read', subject: 'all' }, [true, false, true]],
  ])('read %j as every action or every subject', (rule, expected) => {
    const abilities = createAbilities([rule]);
    const asked = [abilities.can('read', 'Brand'), abilities.can('update', 'Brand'), abilities.can('read', 'Shop')];
    expect(asked).toEqual(expected);
  });

  it.each([[[]], [undefined]])('let somebody without a list read Auth only', (rules) => {
    const abilities = createAbilities(rules);
    expect([abilities.can('read', 'Auth'), abilities.can('read', 'Brand')]).toEqual([true, false]);
  });
});

describe('a plain request', () => {
  it('hands the answer to the reader of the caller', async () => {
    vi.stubGlobal('fetch', answering({ ok: 1 }));
    expect(await requestRest('/healthz', (body) => JSON.stringify(body))).toBe('{"ok":1}');
  });

  it('throws a code for a refusal', async () => {
    vi.stubGlobal('fetch', answering({}, 404));
    await expect(requestRest('/media/x', String)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the age of a token', () => {
  const token = (claims: unknown) => `head.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.sign`;

  it('is over at its end and a little before', () => {
    expect([isExpired(token({ exp: 100 }), 80_000), isExpired(token({ exp: 100 }), 95_000)]).toEqual([false, true]);
  });

  it.each(['', 'a.b.c', token({}), token(null)])('counts %j as over', (text) => {
    expect(isExpired(text, 0)).toBe(true);
  });
});
