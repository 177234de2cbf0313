import type { english } from './taxes.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  TAX_RATE_TAKEN:
    '„{{name}}“ dieses Shops gilt vom selben Tag an am selben Ort für dieselbe Klasse.\nÄndern oder löschen Sie zuerst diesen Satz.',
};
