import { describe, expect, it } from 'vitest';
import { readTsv, writeTsv } from './tsv.ts';

describe('cells as spreadsheet programs copy them', () => {
  it.each([
    [
      'a\tb\nc\td\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\r\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"two\nlines"\t"a ""so called"" pot"', [['two\nlines', 'a "so called" pot']]],
    ['"so called" pot\t5"', [['"so called" pot', '5"']]],
    [
      'a\t\n\t',
      [
        ['a', ''],
        ['', ''],
      ],
    ],
    ['', [['']]],
  ])('%j', (text, cells) => {
    expect(readTsv(text)).toEqual(cells);
  });

  it('are read as they were written', () => {
    const cells = [
      ['plain', 'with\ttab', 'with\nline'],
      ['"quoted"', '', ' spaced '],
    ];
    expect(readTsv(writeTsv(cells))).toEqual(cells);
  });
});
