import { inputTexts, type InputCode } from '@quarry/contracts/common';
import type { Translate } from '../../i18n/index.ts';
import type { english } from './input.messages.ts';

/** What a code of the contracts says is wrong, in words; of a text that is too long also how much of it fits, where that is known. */
export function inputText(t: Translate<typeof english>, code: string, longest?: number): string {
  if (code === 'too_long' && longest !== undefined) return t('longest', { most: longest });
  return t(isInputCode(code) ? code : 'invalid');
}

function isInputCode(code: string): code is InputCode {
  return Object.hasOwn(inputTexts, code);
}
