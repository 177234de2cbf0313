import type { RuleLimit } from '@quarry/contracts/access';
import { toMinor } from '@quarry/contracts/money';
import { useFormat, useLanguage, useMessages } from '../../i18n/index.ts';
import { rolesMessages } from './roles.messages.ts';

/** The most of each currency that a right names, in one line. */
export function Amounts({ limits }: { limits: readonly RuleLimit[] }) {
  return useAmounts()(limits);
}

export function useAmounts(): (limits: readonly RuleLimit[]) => string {
  const t = useMessages(rolesMessages);
  const format = useFormat();
  const language = useLanguage();
  return (limits) => {
    if (limits.length === 0) return t('noAmount');
    const amounts = limits.map(({ currency, amount }) => {
      const counted = toMinor(amount, currency);
      return counted ? format.money({ minor: counted.minor, currency }) : `${amount} ${currency}`;
    });
    return t('upTo', { amounts: new Intl.ListFormat(language, { type: 'unit' }).format(amounts) });
  };
}
