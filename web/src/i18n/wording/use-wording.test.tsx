import { categoryRefusal } from '@quarry/contracts/categories';
import { wording, wordingTexts } from '@quarry/contracts/wording';
import { act, renderHook } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '../languages.ts';
import { changeLanguage } from '../translator.ts';
import { useWording } from './use-wording.ts';
import { translation as german } from './wording.messages.de.ts';
import { translation as french } from './wording.messages.fr.ts';
import { translation as portuguese } from './wording.messages.pt.ts';

const wrapper = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;

async function saysIn(language: Language) {
  await act(() => changeLanguage(language));
  const { result } = await act(() => renderHook(() => useWording(), { wrapper }));
  return result.current;
}

afterEach(() => changeLanguage('en'));

const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].toSorted();

describe.each(Object.entries({ german, french, portuguese }))('the sentences in %s', (_language, texts) => {
  it.each(Object.entries(wordingTexts))('mention in %s what English mentions', (key, text) => {
    expect(placeholders(texts[key as keyof typeof texts])).toEqual(placeholders(text));
  });
});

describe('what the server says', () => {
  it('is said in the language of the reader, its numbers, money and shares too', async () => {
    const { say } = await saysIn('de');
    const low = { minor: 129_900, currency: 'EUR' };
    expect(say(wording('range_reversed', { low, high: low }), 'x')).toMatch(
      /^Die Spanne von 1\.299,00\s€ bis 1\.299,00\s€ wurde umgedreht\.$/u,
    );
    expect(say(wording('limit_reached', { limit: 1_000_000 }), 'x')).toContain('1.000.000 Zeichen');
    const usual = { count: 1, usual: 1200, share: { share: 0.7 } };
    expect(say(wording('degraded:product_pages', usual), 'x')).toMatch(
      /^1 Produktseite, sonst 1\.200: weniger als 70\s%\.$/u,
    );
  });

  it('is said with the sentences and lists within it', async () => {
    const { say } = await saysIn('fr');
    const ways = [wording('status:ACTIVE'), wording('status:IN_REVIEW')];
    const move = { from: wording('status:DRAFT'), to: wording('status:ARCHIVED'), ways };
    expect(say(wording('no_such_move', move), 'x')).toBe(
      'Un produit dans cet état (brouillon) ne peut pas passer à\u00a0: archivé. Possible\u00a0: actif et en contrôle.',
    );
  });

  it('is a reason and a next step of a refusal, which the feature words beside its contract', async () => {
    const inUse = categoryRefusal({ __typename: 'CategoryInUse', products: 1, categories: 2 });
    const { refusal: inGerman } = await saysIn('de');
    expect(inGerman(inUse)).toEqual({
      reason: 'Die Kategorie enthält noch 1 Produkt und 2 Unterkategorien.',
      next: 'Verschieben oder löschen Sie zuerst ihre Produkte und Unterkategorien.',
    });
    const { refusal: inPortuguese } = await saysIn('pt');
    expect(inPortuguese(categoryRefusal({ __typename: 'CategorySlugTaken', slug: 'copos', locale: 'pt' }))).toEqual({
      reason: 'Outra categoria com a mesma categoria superior tem o slug copos (pt).',
      next: 'Altere um dos dois slugs, ou escolha outra categoria superior.',
    });
  });

  it('stays English where it is older than its wording, or newer than this dashboard', async () => {
    const { say, sentence, word } = await saysIn('pt');
    expect(say(null, 'An old reason.')).toBe('An old reason.');
    expect(sentence({ text: 'A new reason.', wording: { key: 'of_tomorrow', params: {} } })).toBe('A new reason.');
    expect(word('field:colourOfTomorrow')).toBe('colourOfTomorrow');
  });

  it('shows what a name holds as it is', async () => {
    const { say } = await saysIn('de');
    expect(say(wording('link_not_valid', { link: '{{cause}} $t(no_price) <b>' }), 'x')).toBe(
      'Der Link „{{cause}} $t(no_price) <b>“ ist keine Webadresse.',
    );
  });
});
