import { QueryClient } from '@tanstack/react-query';
import { isRequestError } from '../data/index.ts';
import { currentLanguage, onLanguageChange } from '../i18n/index.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      gcTime: 10 * 60_000,
      // Only a server out of reach, or one that has just begun, is worth asking again by itself; a refusal stays a refusal.
      retry: (failures, error) =>
        failures < 2 && (isRequestError(error, 'OFFLINE') || isRequestError(error, 'UNAVAILABLE')),
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

let spoken = currentLanguage();
// The server names columns in the language of the request.
onLanguageChange(() => {
  const before = spoken;
  spoken = currentLanguage();
  if (spoken !== before) void queryClient.invalidateQueries();
});
