import type { english } from './taxes.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  TAX_RATE_TAKEN:
    '« {{name}} » de cette boutique s’applique dès le même jour au même endroit pour la même classe.\nModifiez ou supprimez d’abord ce taux.',
};
