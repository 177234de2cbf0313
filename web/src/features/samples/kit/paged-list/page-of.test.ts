import { describe, expect, it } from 'vitest';
import { pageOf, shownPages } from './page-of.ts';
import { parsePagedSearch } from './paged-search.ts';

type Row = { name: string; age: number };

const rows: readonly Row[] = [
  { name: 'Yara', age: 9 },
  { name: 'anna', age: 31 },
  { name: 'Bo', age: 100 },
];
const by = {
  textsOf: ({ name, age }: Row) => [name, String(age)],
  keys: { name: ({ name }: Row) => name, age: ({ age }: Row) => age },
};
const wanted = { q: '', sort: { field: 'name', isDescending: false }, page: 1, perPage: 2 };

describe('a page of rows that are all at hand', () => {
  it('is cut after searching and sorting, and tells how many there are', () => {
    expect(pageOf(rows, wanted, by)).toEqual({ rows: [rows[1], rows[2]], total: 3 });
    expect(pageOf(rows, { ...wanted, page: 2 }, by)).toEqual({ rows: [rows[0]], total: 3 });
    expect(pageOf(rows, { ...wanted, q: ' YAR ' }, by)).toEqual({ rows: [rows[0]], total: 1 });
  });

  it('sorts numbers as numbers, and keeps the order for a column that is none', () => {
    const sorted = (field: string) => pageOf(rows, { ...wanted, perPage: 3, sort: { field, isDescending: true } }, by);
    expect(sorted('age').rows.map(({ age }) => age)).toEqual([100, 31, 9]);
    expect(sorted('nothing').rows).toEqual(rows);
  });
});

describe('the pages that are offered', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 0, 5]],
    [5, 9, [1, 0, 4, 5, 6, 0, 9]],
    [9, 9, [1, 0, 8, 9]],
  ])('from page %i of %i are %j', (page, count, pages) => {
    expect(shownPages(page, count)).toEqual(pages);
  });
});

describe('the address of a list by pages', () => {
  it('is read as far as it can be', () => {
    const raw = { q: 'paid', sort: '-total', filter: 'status:Sent', page: '2', perPage: 25 };
    expect(parsePagedSearch(raw)).toEqual({ q: 'paid', sort: '-total', filter: ['status:Sent'], page: 2, perPage: 25 });
    expect(parsePagedSearch({ page: '-1', perPage: '7', sort: 'a;b' })).toEqual({});
  });
});
