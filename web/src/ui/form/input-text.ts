import type { Translate } from '../../i18n/index.ts';
import { english } from './input.messages.ts';

/** What a code of the contracts says is wrong, in words. */
export function inputText(t: Translate<typeof english>, code: string): string {
  return t(isInputCode(code) ? code : 'invalid');
}

function isInputCode(code: string): code is keyof typeof english {
  return Object.hasOwn(english, code);
}
