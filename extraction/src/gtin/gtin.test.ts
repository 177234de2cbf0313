import { describe, expect, it } from 'vitest';
import { classifyGtin } from './index.ts';

const digitsOf = (length: number, seed: number) =>
  Array.from({ length }, (_, index) => (seed * 7 + index * index * 3 + index * seed) % 10).join('');

describe('classifyGtin', () => {
  it.each([
    ['4006381333931', 'gtin13', '04006381333931'],
    ['036000291452', 'gtin12', '00036000291452'],
    ['96385074', 'gtin8', '00000096385074'],
    ['978-0-306-40615-7', 'isbn13', '09780306406157'],
    ['9791034701025', 'isbn13', '09791034701025'],
    ['0-306-40615-2', 'isbn10', '09780306406157'],
    ['080442957x', 'isbn10', '09780804429573'],
    ['0317-8471', 'issn', '09770317847001'],
    ['ISSN 2434-561X', 'issn', '09772434561006'],
    ['9770317847001', 'issn', '09770317847001'],
    ['M-2306-7118-7', 'ismn', '09790230671187'],
    ['979-0-2306-7118-7', 'ismn', '09790230671187'],
  ])('classifies %s as %s and pads it to fourteen digits', (code, kind, gtin14) => {
    expect(classifyGtin(code)).toMatchObject({ kind, gtin14, usable: true, code: null, reason: null });
  });

  it.each([
    'EAN13#4006381333931',
    'EAN: 4006381333931',
    'EAN-Code: 4006381333931',
    'GTIN:4006381333931',
    'gtin13:4006381333931',
    'EAN 4006381333931',
    '(01)04006381333931',
    '(01) 0400 6381 3339 31',
    '4 006381 333931',
    '4006-3813-3393-1',
    '4006381\u00A0333931',
    '="4006381333931"',
    "'4006381333931",
    '4006381333931.0',
    '４００６３８１３３３９３１',
  ])('reads the same code out of %s', (code) => {
    expect(classifyGtin(code)).toMatchObject({ input: code, gtin14: '04006381333931', kind: 'gtin13', usable: true });
  });

  it.each([
    ['00000096385074', 'gtin8'],
    ['0000096385074', 'gtin8'],
    ['00036000291452', 'gtin12'],
    ['0036000291452', 'gtin12'],
    ['04006381333931', 'gtin13'],
    ['09780306406157', 'isbn13'],
  ])('classes the zero-padded %s by its significant digits', (code, kind) => {
    expect(classifyGtin(code)).toMatchObject({ kind, usable: true });
  });

  it.each([
    ['2012345678903', 'restricted'],
    ['0212345678909', 'restricted'],
    ['212345678909', 'restricted'],
    ['412345678903', 'restricted'],
    ['20123451', 'restricted'],
    ['01234565', 'restricted'],
    ['00000020123451', 'restricted'],
    ['9912345678909', 'coupon'],
    ['9812345678902', 'coupon'],
    ['512345678900', 'coupon'],
  ])('lets the range win over the length: %s is %s and not usable', (code, kind) => {
    const reading = classifyGtin(code);
    expect(reading).toMatchObject({ kind, usable: false });
    expect(reading.gtin14).toMatch(/^\d{14}$/);
    expect(reading.reason).toMatch(/\.$/);
  });

  it('keeps the digits of a case but does not take it for the unit', () => {
    expect(classifyGtin('14006381333938')).toMatchObject({
      kind: 'gtin14',
      usable: false,
      code: 'case',
      gtin14: '14006381333938',
    });
  });

  it('says that indicator 9 marks varying measure', () => {
    expect(classifyGtin('94006381333934')).toMatchObject({ kind: 'gtin14', usable: false, code: 'variable_measure' });
  });

  it('names the check digit that would be right', () => {
    const reading = classifyGtin('4006381333930');
    expect(reading).toMatchObject({ kind: 'none', gtin14: null, usable: false, code: 'wrong_check_digit' });
    expect(reading.reason).toContain('should be 1');
  });

  it('says when eight digits could be a UPC-E and what it stands for', () => {
    expect(classifyGtin('01234565').remark).toContain('012345000065');
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['4.00638E+12', 'spreadsheet_exponent'],
    ['4,00638E+12', 'spreadsheet_exponent'],
    ['0000000000000', 'all_zeros'],
    ['12345', 'wrong_length'],
    ['400638133393112', 'wrong_length'],
    ['B07XJ8C8F5', 'not_digits'],
    ['does not apply', 'not_digits'],
    ['ISBN 0306406153', 'wrong_check_digit'],
    ['0306406153', 'wrong_check_digit'],
    ['0-306-40615-3', 'wrong_check_digit'],
    ['0-8044-2957-3', 'wrong_check_digit'],
    ['0000000000', 'all_zeros'],
    ['ISSN 0317-8472', 'wrong_check_digit'],
    ['M230671188', 'wrong_check_digit'],
    ['9'.repeat(100_000), 'wrong_length'],
  ])('refuses %s with a stable code', (code, expected) => {
    expect(classifyGtin(code)).toMatchObject({ kind: 'none', gtin14: null, usable: false, code: expected });
  });

  it.each(['36000291452', '2345678906'])('tells when lost leading zeros would mend the length of %s', (code) => {
    const reading = classifyGtin(code);
    expect(reading.code).toBe('wrong_length');
    expect(reading.reason).toContain(code.padStart(12, '0'));
  });

  it('names the check character that would make an ISBN right', () => {
    expect(classifyGtin('0306406153').reason).toContain('should be 2');
    expect(classifyGtin('0-8044-2957-3').reason).toContain('should be X');
  });

  it('accepts exactly one check digit for any thirteen data digits', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const data = `3${digitsOf(11, seed)}`;
      const right = Array.from({ length: 10 }, (_, digit) => `${data}${digit}`).filter(
        (code) => classifyGtin(code).code !== 'wrong_check_digit',
      );
      expect(right).toHaveLength(1);
    }
  });
});
