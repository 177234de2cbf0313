import type { english } from './taxes.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  TAX_RATE_TAKEN:
    '“{{name}}” desta loja vale desde o mesmo dia no mesmo lugar para a mesma classe.\nAltere ou apague primeiro essa taxa.',
};
