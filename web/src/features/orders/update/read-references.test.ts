import { expect, it } from 'vitest';
import { referencesInFile, writtenReferences } from './read-references.ts';

it('reads numbers however they are written below or beside each other', () => {
  expect(writtenReferences(' 1001, 1002;1003\n\nWeb 77\t1001\r\n')).toEqual(['1001', '1002', '1003', 'Web 77', '1001']);
  expect(writtenReferences(' \n, ')).toEqual([]);
});

it('reads the column of order numbers of a file, else its first', () => {
  expect(referencesInFile('\uFEFFCustomer;Order number\r\n"Stone; Ada";"1001"\r\nBo;1002\r\n')).toEqual([
    '1001',
    '1002',
  ]);
  expect(referencesInFile('1001,Ada\n1002,Bo\n')).toEqual(['1001', '1002']);
  expect(referencesInFile('Bestellnummer\nA-1\n')).toEqual(['A-1']);
  expect(referencesInFile('order-7\norder-8\n')).toEqual(['order-7', 'order-8']);
  expect(referencesInFile('')).toEqual([]);
});
