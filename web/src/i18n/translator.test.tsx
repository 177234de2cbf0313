import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { changeLanguage, defineCatalogue, followOtherTabs, useMessages } from './index.ts';

const messages = defineCatalogue(
  'spacing-test',
  { ask: 'Archive “{{name}}”? State: off' },
  {
    de: async () => ({ translation: { ask: '„{{name}}“ archivieren? Zustand: aus' } }),
    fr: async () => ({ translation: { ask: 'Archiver « {{name}} » ? État : éteint' } }),
    pt: async () => ({ translation: { ask: 'Arquivar “{{name}}”? Estado: desligado' } }),
  },
);

function Question() {
  const t = useMessages(messages);
  return <p>{t('ask', { name: 'a ; b' })}</p>;
}

afterEach(async () => {
  cleanup();
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
