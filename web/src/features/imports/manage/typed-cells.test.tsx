import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changeLanguage, type Language } from '../../../i18n/index.ts';
import { SavedViewsDocument } from '../../../ui/list-screen/views/saved-views.operations.generated.ts';
import { EditProductGridDocument, ProductGridColumnsDocument } from './product-grid.operations.generated.ts';
import { gridServer } from './testing/grid-server.tsx';

const { server, now, show, press, begin } = gridServer();

const columns = [
  { key: 'name:en', name: 'Name', editor: 'TEXT' },
  { key: 'released', name: 'Released', editor: 'DATE' },
  { key: 'fragile', name: 'Fragile', editor: 'BOOLEAN' },
] as const;

type Values = Partial<Record<(typeof columns)[number]['key'], string>>;

/** The grid with these columns, what stands in its first row, and the focus on its name. */
const showWith = async (values: Values) => {
  server.answer(ProductGridColumnsDocument, () => ({
    productGridColumns: columns.map((column) => ({ ...column, group: column.name, locale: null })),
  }));
  const shown = columns.map(({ key }) => ({ key, isHidden: false, isPinned: false, width: null }));
  server.answer(SavedViewsDocument, () => ({
    savedViews: [],
    listLayouts: [{ viewId: null, look: { columns: shown, density: 'compact' }, version: 1 }],
  }));
  const [first] = now.products;
  if (first) first.values = { ...first.values, ...values };
  await show();
  await begin('Kettle 1');
};
/** What went to the server of a column of the first product. */
const writtenInto = (column: string) =>
  waitFor(() => {
    const edit = [server.lastAsked(EditProductGridDocument)?.edits ?? []].flat().find((one) => one.column === column);
    if (edit?.productId !== 'p1') throw new Error(`Nothing was written into ${column}.`);
    return edit.text;
  });

const inLanguage = async (language: Language, work: () => Promise<void>) => {
  await act(() => changeLanguage(language));
  try {
    await work();
  } finally {
    cleanup();
    await act(() => changeLanguage('en'));
  }
};

it.each([
  ['2026-03-01', '2026-03-01'],
  ['Mar 1, 2026', '2026-03-01'],
  // What may be one of two dates stays as it was typed: the server refuses it at its cell.
  ['03/01/2026', '03/01/2026'],
])('writes the date that was typed as %s as %s', async (typed, text) => {
  await showWith({ released: '2020-05-05' });
  await press('{ArrowRight}');
  await press(`${typed}{Enter}`);
  expect(await writtenInto('released')).toBe(text);
});

it('reads a date as screens of the language show it', () =>
  inLanguage('de', async () => {
    await showWith({});
    await press('{ArrowRight}');
    await press('01.03.2026{Enter}');
    expect(await writtenInto('released')).toBe('2026-03-01');
  }));

it('picks a date from F2 on, and shows one that is none as it was typed', async () => {
  await showWith({ released: '2020-05-05' });
  await press('{ArrowRight}{F2}');
  expect(screen.getByLabelText('Edit Released').getAttribute('type')).toBe('date');
  await press('{Escape}soon{Enter}');
  expect(await writtenInto('released')).toBe('soon');
  await begin('soon');
  await press('{F2}');
  expect(screen.getByRole('textbox', { name: 'Edit Released' })).toHaveProperty('value', 'soon');
});

it.each([
  ['yes', 'true'],
  ['0', 'false'],
])('writes %s as %s where the answer is yes or no', async (typed, text) => {
  await showWith({ fragile: text === 'true' ? 'false' : 'true' });
  await press('{ArrowRight}{ArrowRight}');
  await press(`${typed}{Enter}`);
  expect(await writtenInto('fragile')).toBe(text);
});

it.each([
  ['de', 'ja', 'true'],
  // The browser would choose "Oui" for its second letter.
  ['fr', 'non', 'false'],
  ['pt', 'yes', 'true'],
] as const)('reads yes and no in the language of the screen (%s: %s)', (language, typed, text) =>
  inLanguage(language, async () => {
    await showWith({ fragile: text === 'true' ? 'false' : 'true' });
    await press('{ArrowRight}{ArrowRight}');
    await press(`${typed}{Enter}`);
    expect(await writtenInto('fragile')).toBe(text);
  }),
);

it('chooses nothing for another letter, and leaves the cell as it was', async () => {
  await showWith({ fragile: 'true' });
  await press('{ArrowRight}{ArrowRight}');
  await press('q');
  expect(screen.getByRole('combobox', { name: 'Edit Fragile' })).toHaveProperty('value', 'q');
  await press('{Enter}');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Edit Fragile' })).toBeNull());
  expect(server.asked(EditProductGridDocument)).toEqual([]);
});
