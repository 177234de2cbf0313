import type { english } from './analytics.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  TOO_MANY_REPORTS_one: 'Ninguém tem mais de {{count}} relatório.\nElimine primeiro outro.',
  TOO_MANY_REPORTS_other: 'Ninguém tem mais de {{count}} relatórios.\nElimine primeiro outro.',
};
