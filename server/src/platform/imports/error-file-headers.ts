import { translation as german } from '@quarry/contracts/imports/imports.refusals.de';
import { translation as french } from '@quarry/contracts/imports/imports.refusals.fr';
import { translation as portuguese } from '@quarry/contracts/imports/imports.refusals.pt';
import { inEnglish, wording } from '@quarry/contracts/wording';
import { foldedText } from '../folded-text.ts';

const added = ['import_row_column', 'import_fault_column'] as const;

/** What the two columns are called that an error file has in front, folded, in every language: they are left out when it is sent again. */
export const errorFileHeaders: ReadonlySet<string> = new Set(
  added.flatMap((key) => [inEnglish(wording(key)), german[key], french[key], portuguese[key]]).map(foldedText),
);
