import { useMessages } from '../../../i18n/index.ts';
import type { FieldWords, WithFieldWords } from '../../../ui/routing/index.ts';
import { paymentsMessages } from '../payments.messages.ts';
import { providersMessages } from './providers.messages.ts';

function useProviderWords(): FieldWords {
  const t = useMessages(providersMessages);
  const tPayments = useMessages(paymentsMessages);
  const fields = {
    shopId: tPayments('shop'),
    code: t('kind'),
    name: t('name'),
    mode: t('mode'),
    status: t('state'),
    endpoint: t('endpoint'),
    secretId: t('secret'),
    hookAddress: t('hookAddress'),
    previousHookUntil: t('previousHookUntil'),
  };
  const values = {
    code: { manual: t('kind.manual'), demo: t('kind.demo') },
    mode: { TEST: t('mode.TEST'), LIVE: t('mode.LIVE') },
    status: { ACTIVE: t('state.ACTIVE'), DISABLED: t('state.DISABLED') },
  };
  return { fields, values };
}

export const ProviderWords: WithFieldWords = ({ children }) => children(useProviderWords());
