import { QueryClient } from '@tanstack/react-query';
import { isRequestError } from '../data/index.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      gcTime: 10 * 60_000,
      // Only a server out of reach is worth asking again by itself; a refusal stays a refusal.
      retry: (failures, error) => failures < 2 && isRequestError(error, 'OFFLINE'),
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
