import { describe, expect, it } from 'vitest';
import {
  filterValues,
  parseAddressSearch,
  parseListSearch,
  searchForFilter,
  sortsOf,
  stringifyAddressSearch,
  withFilter,
} from './index.ts';

describe('the address of a list', () => {
  it('comes back the same after it was written and read', () => {
    const search = {
      q: 'kettle & cup=1',
      sort: '-createdAt,name',
      filter: ['status:DRAFT', 'brandId:a:b', 'status:ACTIVE'],
      view: '01890000-0000-7000-8000-000000000001',
      peek: '01890000-0000-7000-8000-000000000002',
    };
    expect(parseListSearch(parseAddressSearch(stringifyAddressSearch(search)))).toEqual(search);
  });

  it('leaves out what it does not understand', () => {
    const raw = parseAddressSearch(
      '?sort=name;drop&filter=nonsense&filter=:x&filter=status:&page=4&q=&view=mine&peek=../x',
    );
    expect(parseListSearch(raw)).toEqual({});
  });

  it('takes the first of a search given twice and bounds its length', () => {
    const search = parseListSearch(parseAddressSearch(`?q=${'a'.repeat(5000)}&q=b`));
    expect(search.q).toHaveLength(200);
  });

  it('changes the values of one field and keeps the others', () => {
    const search = { q: 'x', filter: ['status:DRAFT', 'kind:own', 'status:ACTIVE'] };
    expect(withFilter(search, 'status', ['CLOSED'])).toEqual({ q: 'x', filter: ['kind:own', 'status:CLOSED'] });
    expect(withFilter({ filter: ['kind:own'] }, 'kind', [])).toEqual({});
  });

  it('does not take a field for another that begins with its name', () => {
    expect(filterValues({ filter: ['shop:1', 'shopId:2'] }, 'shop')).toEqual(['1']);
  });

  it('reads a leading minus as descending', () => {
    expect(sortsOf({ sort: '-createdAt,name' }, 'name')).toEqual([
      { field: 'createdAt', isDescending: true },
      { field: 'name', isDescending: false },
    ]);
    expect(sortsOf({}, 'name')).toEqual([{ field: 'name', isDescending: false }]);
  });

  it('leads to the rows behind a figure of the server', () => {
    expect(searchForFilter({ status: ['DRAFT', 'ACTIVE'], hasOffers: true, below: 50, nothing: null })).toEqual({
      filter: ['status:DRAFT', 'status:ACTIVE', 'hasOffers:true', 'below:50'],
    });
  });
});
