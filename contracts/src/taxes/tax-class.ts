import { z } from 'zod';
import { code } from '../common/fields.ts';

/** What goods are taxed as where nothing else is said. */
export const standardTaxClass = 'standard';

/** The classes that are offered; a shop may name others. */
export const knownTaxClasses = [standardTaxClass, 'reduced', 'zero'] as const;

export const taxClassLimit = 40;

/** A class as it is compared: in small letters, with single spaces. */
export const taxClassName = z
  .string()
  .transform((text) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase())
  .pipe(z.string().max(taxClassLimit, code('too_long')));
