import { describe, expect, it } from 'vitest';
import { enumFaults } from './enum-check.ts';
import { bannedIn } from './term-check.ts';

describe('the check of terms', () => {
  it('names a text with a term that the field does not use, and the term to use', () => {
    expect(bannedIn({ snooze: 'Put aside: {{need}}', wake: 'Unsnooze' }, 'en')).toEqual([
      { key: 'snooze', reason: 'says "Put aside" ("Put aside: {{need}}"): use snooze.' },
    ]);
  });

  it.each([
    ['de', 'Noch keine Sammler'],
    ['de', 'Kopiere ihn, wenn du magst'],
    ['fr', 'Lancer l’exploration'],
    ['pt', 'O lixo está vazio'],
  ] as const)('reads the texts of %s: %s', (language, text) => {
    expect(bannedIn({ text }, language)).toHaveLength(1);
  });

  it('leaves the words that only look like a banned one', () => {
    expect(bannedIn({ a: 'Check digit', b: 'The design of a digest' }, 'en')).toEqual([]);
    expect(bannedIn({ a: 'Duplikat', b: 'Individuell' }, 'de')).toEqual([]);
  });
});

describe('the check of enum values', () => {
  const sdl = 'enum Kind { old NEW_ONE } enum AbilitySubject { Shop }';

  it('lets capitals, listed values and the names of types stand', () => {
    expect(enumFaults(sdl, { Kind: 'old' })).toEqual([]);
  });

  it('names a new value that is not in capitals', () => {
    expect(enumFaults(sdl.replace('NEW_ONE', 'newOne'), { Kind: 'old' })).toEqual([
      'Kind.newOne is a new enum value: write it in capitals.',
    ]);
  });

  it('names a listed value that left the SDL', () => {
    expect(enumFaults(sdl, { Kind: 'old older' })[0]).toContain('Kind.older has left the SDL');
  });
});
