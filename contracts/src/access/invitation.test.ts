import { describe, expect, it } from 'vitest';
import { checkInput, inputTexts } from '../common/index.ts';
import { invitationInput, invitationLimits, readAddresses } from './index.ts';

describe('a pasted list of addresses', () => {
  it('is read line by line, whatever mail programs put between and around the addresses', () => {
    const pasted = [
      'ida@example.test',
      '',
      'Bo Lind <bo@example.test>; "Berg, Cy" <cy@example.test>',
      'di@example.test, ed@example.test,',
      `'flo@example.test'; mailto:gus@example.test`,
    ];
    expect(readAddresses(pasted.join('\r\n'))).toEqual([
      { line: 1, text: 'ida@example.test', email: 'ida@example.test', fullName: '' },
      { line: 3, text: 'Bo Lind <bo@example.test>', email: 'bo@example.test', fullName: 'Bo Lind' },
      { line: 3, text: '"Berg, Cy" <cy@example.test>', email: 'cy@example.test', fullName: 'Berg, Cy' },
      { line: 4, text: 'di@example.test', email: 'di@example.test', fullName: '' },
      { line: 4, text: 'ed@example.test', email: 'ed@example.test', fullName: '' },
      { line: 5, text: `'flo@example.test'`, email: 'flo@example.test', fullName: '' },
      { line: 5, text: 'mailto:gus@example.test', email: 'gus@example.test', fullName: '' },
    ]);
  });

  it('has no address whose host no name server could hold, and one of a company’s own network', () => {
    const pasted = `ida@${'a'.repeat(64)}.test\nbo@${'a'.repeat(63)}.test\ncy@mailhost`;
    expect(readAddresses(pasted).map(({ email }) => email)).toEqual([null, `bo@${'a'.repeat(63)}.test`, 'cy@mailhost']);
  });

  it('knows a comma in a name from one between entries, and the ends of lines of every system', () => {
    const pasted = [
      '"Berg, Cy" <cy@example.test>, "Lind; Bo" <bo@example.test>',
      'Berg, Cy <cy@example.test>, ida@example.test, rubbish, di@example.test',
      'Ed Holm\ted@example.test;;, , Flo <flo@example.test>, last,',
    ].join('\u2028');
    expect(readAddresses(pasted).map(({ line, email, fullName, text }) => [line, email ?? text, fullName])).toEqual([
      [1, 'cy@example.test', 'Berg, Cy'],
      [1, 'bo@example.test', 'Lind; Bo'],
      [2, 'cy@example.test', 'Berg, Cy'],
      [2, 'ida@example.test', ''],
      [2, 'rubbish', ''],
      [2, 'di@example.test', ''],
      [3, 'Ed Holm', ''],
      [3, 'ed@example.test', ''],
      [3, 'flo@example.test', 'Flo'],
      [3, 'last', ''],
    ]);
  });

  it('that is too long says how many fit', () => {
    const addresses = Array.from({ length: 1_000 }, (_, place) => `person.${place}@example.test`).join('\n');
    expect(checkInput(invitationInput, { addresses })).toMatchObject({
      ok: false,
      issues: [{ path: 'addresses', code: 'too_many_addresses' }],
    });
    expect(inputTexts.too_many_addresses).toContain(` ${invitationLimits.addresses} `);
  });

  it.each([
    'nobody',
    'two words@example.test',
    '<script>',
    'a@b@c',
    '<<a@b>>',
    'a..b@c',
    'a@b.',
    'a:b@c',
    'Ida <ida at example>',
    '@',
    `${'a'.repeat(65)}@example.test`,
  ])('keeps %j as what it is: no address', (text) => {
    expect(readAddresses(text)).toEqual([{ line: 1, text, email: null, fullName: '' }]);
  });
});
