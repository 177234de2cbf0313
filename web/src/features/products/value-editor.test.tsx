import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../data/index.ts';
import { renderRoute, stubBrowser } from '../../testing/render-route.tsx';
import type { SetValueOutcome, ValuePlace } from './use-set-value.ts';
import { useHasValueDraft, ValueEditor } from './value-editor.tsx';

const place: ValuePlace = {
  attribute: {
    id: 'a',
    code: 'series',
    name: 'Series',
    type: 'text',
    unit: null,
    isBasic: false,
    isVariantLevel: false,
  },
  variantId: null,
  locale: 'en',
};

async function open(locale = 'en', outcome: SetValueOutcome = { kind: 'saved' }) {
  const edited = { place: { ...place, locale }, value: 'Alder', text: 'Alder' };
  await renderRoute(function Editor() {
    const hasDraft = useHasValueDraft(edited);
    return (
      <>
        {hasDraft && <p>Something is kept</p>}
        <ValueEditor {...edited} onSave={async () => outcome} onClose={() => undefined} />
      </>
    );
  }, '/products/p');
  return screen.findByRole<HTMLInputElement>('textbox');
}

async function typeAndClose(): Promise<void> {
  await userEvent.type(await open(), ' Nova');
  cleanup();
}

beforeEach(() => {
  stubBrowser();
  localStorage.clear();
  const person = { id: 'ada', username: 'ada', fullName: 'Ada', email: 'ada@shop.example', avatar: null, extras: {} };
  localStorage.setItem('accessToken', 'a');
  localStorage.setItem('refreshToken', 'r');
  localStorage.setItem('userData', JSON.stringify({ ...person, role: 'administrator', ability: [] }));
  session.reload();
});
afterEach(cleanup);

describe('a value that is typed and not saved', () => {
  it('is there again when the page is opened anew, and says so', async () => {
    await typeAndClose();
    expect((await open()).value).toBe('Alder Nova');
    expect(screen.getByText('Something is kept')).toBeDefined();
  });

  it('is kept where it was typed alone', async () => {
    await typeAndClose();
    expect((await open('de')).value).toBe('Alder');
    expect(screen.queryByText('Something is kept')).toBeNull();
  });

  it('is kept when it was refused', async () => {
    await userEvent.type(await open('en', { kind: 'refused', text: 'Not this.' }), ' Nova{Enter}');
    await screen.findByText('Not this.');
    cleanup();
    expect((await open()).value).toBe('Alder Nova');
  });

  it.each([
    ['saved', '{Enter}'],
    ['given up', '{Escape}'],
  ])('is forgotten when it is %s', async (_how, key) => {
    await userEvent.type(await open(), ` Nova${key}`);
    cleanup();
    expect((await open()).value).toBe('Alder');
  });
});
