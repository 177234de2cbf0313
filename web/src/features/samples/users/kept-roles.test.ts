import { describe, expect, it } from 'vitest';
import { rightsOf, withRight } from './kept-roles.ts';

describe('the grid of a role', () => {
  const author = { key: 'author', grid: {} };

  it('lets administrators do everything and others read, until somebody says otherwise', () => {
    expect(rightsOf({ key: 'admin', grid: {} }, 'Management')).toEqual(['read', 'write', 'create']);
    expect(rightsOf(author, 'Management')).toEqual(['read']);
  });

  it('knows a permission that is named like a part of every object', () => {
    expect(rightsOf(author, 'constructor')).toEqual(['read']);
    const given = withRight({}, author, '__proto__', 'write', true);
    expect(rightsOf({ ...author, grid: given }, '__proto__')).toEqual(['read', 'write']);
  });

  it('gives and takes one right of one permission', () => {
    const given = withRight({}, author, 'Management', 'write', true);
    expect(rightsOf({ ...author, grid: given }, 'Management')).toEqual(['read', 'write']);
    const taken = withRight(given, author, 'Management', 'read', false);
    expect(rightsOf({ ...author, grid: taken }, 'Management')).toEqual(['write']);
    expect(rightsOf({ ...author, grid: taken }, 'Only View')).toEqual(['read']);
  });
});
