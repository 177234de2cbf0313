import { describe, expect, it } from 'vitest';
import { readAddresses } from './index.ts';

describe('a pasted list of addresses', () => {
  it('is read line by line, whatever mail programs put between and around the addresses', () => {
    const pasted = [
      'ida@example.test',
      '',
      'Bo Lind <bo@example.test>; "Berg, Cy" <cy@example.test>',
      'di@example.test, ed@example.test,',
    ];
    expect(readAddresses(pasted.join('\r\n'))).toEqual([
      { line: 1, text: 'ida@example.test', email: 'ida@example.test', fullName: '' },
      { line: 3, text: 'Bo Lind <bo@example.test>', email: 'bo@example.test', fullName: 'Bo Lind' },
      { line: 3, text: '"Berg, Cy" <cy@example.test>', email: 'cy@example.test', fullName: 'Berg, Cy' },
      { line: 4, text: 'di@example.test', email: 'di@example.test', fullName: '' },
      { line: 4, text: 'ed@example.test', email: 'ed@example.test', fullName: '' },
    ]);
  });

  it.each(['nobody', 'two words@example.test', '<script>', 'a@b@c', 'Ida <ida at example>', '@'])(
    'keeps %j as what it is: no address',
    (text) => {
      expect(readAddresses(text)).toEqual([{ line: 1, text, email: null, fullName: '' }]);
    },
  );
});
