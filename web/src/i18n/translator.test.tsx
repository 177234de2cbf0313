import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  changeLanguage,
  defineCatalogue,
  fetchMissingTexts,
  followOtherTabs,
  useAwaitedLanguage,
  useMessages,
} from './index.ts';

const messages = defineCatalogue(
  'spacing-test',
  { ask: 'Archive “{{name}}”? State: off' },
  {
    de: async () => ({ translation: { ask: '„{{name}}“ archivieren? Zustand: aus' } }),
    fr: async () => ({ translation: { ask: 'Archiver « {{name}} » ? État : éteint' } }),
    pt: async () => ({ translation: { ask: 'Arquivar “{{name}}”? Estado: desligado' } }),
  },
);

let isCut = false;
const lateMessages = (name: string) =>
  defineCatalogue(
    name,
    { answer: 'Yes, all of it' },
    {
      de: async () => {
        if (isCut) throw new TypeError('Failed to fetch dynamically imported module');
        return { translation: { answer: 'Ja, alles' } };
      },
      fr: async () => ({ translation: { answer: 'Oui, tout' } }),
      pt: async () => ({ translation: { answer: 'Sim, tudo' } }),
    },
  );
const chosenLate = lateMessages('chosen-late-test');
const openedLate = lateMessages('opened-late-test');

function Answer({ of }: { of: typeof chosenLate }) {
  const t = useMessages(of);
  return <p>{t('answer')}</p>;
}

function Awaited() {
  return <p>Awaited: {useAwaitedLanguage() ?? 'none'}</p>;
}

function Question() {
  const t = useMessages(messages);
  return <p>{t('ask', { name: 'a ; b' })}</p>;
}

afterEach(async () => {
  cleanup();
  isCut = false;
  localStorage.clear();
  await act(() => changeLanguage('en'));
});

const show = () =>
  act(async () => {
    render(<Question />);
  });

it('keeps French signs on the line of their word, and leaves what is put into a sentence as it is', async () => {
  await act(() => changeLanguage('fr'));
  await show();
  const { textContent } = await screen.findByText(/Archiver/);
  expect(textContent).toBe('Archiver «\u00a0a ; b\u00a0»\u202f? État\u00a0: éteint');
});

it('speaks the language that another tab chose', async () => {
  followOtherTabs();
  await show();
  await screen.findByText(/Archive/);
  localStorage.setItem('language', 'de');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'language' })));
  expect(await screen.findByText(/archivieren/)).toBeDefined();
});

it('stays whole in its language while the texts of a chosen one cannot be fetched, says so, and takes all along once they can', async () => {
  isCut = true;
  await act(async () => {
    render([<Question key="question" />, <Answer key="answer" of={chosenLate} />, <Awaited key="awaited" />]);
  });
  await act(async () => expect(await changeLanguage('de')).toBe('en'));
  expect(screen.getAllByText(/./).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Archive'),
    'Yes, all of it',
    'Awaited: de',
  ]);
  isCut = false;
  await act(() => fetchMissingTexts());
  await screen.findByText('Ja, alles');
  await screen.findByText(/archivieren/);
  await screen.findByText('Awaited: none');
});

it('fetches texts that a part of the screen lacked when it came', async () => {
  await act(() => changeLanguage('de'));
  isCut = true;
  await act(async () => {
    render(<Answer of={openedLate} />);
  });
  await screen.findByText('Yes, all of it');
  isCut = false;
  await act(() => fetchMissingTexts());
  expect(await screen.findByText('Ja, alles')).toBeDefined();
});

it('speaks the language that was chosen last, whichever came first', async () => {
  await show();
  await act(() => Promise.all([changeLanguage('fr'), changeLanguage('pt')]));
  expect(await screen.findByText(/Arquivar/)).toBeDefined();
});
