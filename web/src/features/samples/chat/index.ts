import { lazyScreen, searchText, type RawSearch } from '../../../ui/routing/index.ts';
import { sampleEntry, sampleRoute } from '../kit/sample-route.ts';

export const chatNavigation = [sampleEntry('chat', '/apps/chat', 'chat')];

/** What is searched for, whose conversation is open, and whether somebody's profile stands beside it. */
type ChatSearch = { q?: string; with?: string; profile?: 'contact' | 'own' };

function parseChatSearch(raw: RawSearch): ChatSearch {
  const [q, contactId, profile] = [searchText(raw, 'q'), searchText(raw, 'with'), searchText(raw, 'profile')];
  return {
    ...(q === undefined ? {} : { q }),
    ...(contactId === undefined ? {} : { with: contactId }),
    ...(profile === 'contact' || profile === 'own' ? { profile } : {}),
  };
}

export const chatRoutes = [
  sampleRoute({
    path: '/apps/chat',
    title: 'chat',
    search: parseChatSearch,
    screen: lazyScreen(() => import('./chat.screen.tsx'), 'ChatScreen'),
  }),
] as const;
