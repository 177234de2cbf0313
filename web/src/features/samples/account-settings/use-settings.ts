import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { requestSample, sampleQuery, type SampleAnswer } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { accountSettingsMessages } from './account-settings.messages.ts';

export type Settings = SampleAnswer<'GET /account-setting/data'>;

/** What the layer says of the account, with what was saved over it in this page. */
export function useSettings() {
  const t = useMessages(accountSettingsMessages);
  const queryClient = useQueryClient();
  const question = sampleQuery('GET /account-setting/data');
  const query = useQuery(question);
  const put = (change: (before: Settings) => Settings) =>
    queryClient.setQueryData(question.queryKey, (before) => before && change(before));
  return {
    query,
    /** Saves some of the settings, here only, and says so. */
    save: (change: (before: Settings) => Settings) => {
      put(change);
      toast.success(t('savedHere'));
    },
    /** Puts one part back to what the layer says, and answers it. */
    restore: async <Part extends keyof Settings>(part: Part): Promise<Settings[Part]> => {
      const fresh = await requestSample('GET /account-setting/data');
      put((before) => ({ ...before, [part]: fresh[part] }));
      return fresh[part];
    },
  };
}

export type SettingsTools = Pick<ReturnType<typeof useSettings>, 'save' | 'restore'> & { settings: Settings };
