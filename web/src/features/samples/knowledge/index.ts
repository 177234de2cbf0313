import { lazyScreen, searchText, type RawSearch } from '../../../ui/routing/index.ts';
import { noSearch, sampleEntry, sampleRoute } from '../kit/sample-route.ts';

const knowledgeBase = sampleEntry('knowledgeBase', '/pages/knowledge-base');

export const knowledgeNavigation = [sampleEntry('faq', '/pages/faq'), knowledgeBase];

type FaqSearch = { q?: string | undefined; topic?: string | undefined };

export const knowledgeRoutes = [
  sampleRoute({
    path: '/pages/faq',
    title: 'faq',
    search: (raw): FaqSearch => ({ q: searchText(raw, 'q'), topic: searchText(raw, 'topic', 40) }),
    screen: lazyScreen(() => import('./faq.screen.tsx'), 'FaqScreen'),
  }),
  sampleRoute({
    path: '/pages/knowledge-base',
    title: 'knowledgeBase',
    search: (raw: RawSearch): { q?: string | undefined } => ({ q: searchText(raw, 'q') }),
    screen: lazyScreen(() => import('./knowledge-base.screen.tsx'), 'KnowledgeBaseScreen'),
  }),
  sampleRoute({
    path: '/pages/knowledge-base/$category',
    title: 'knowledgeCategory',
    above: knowledgeBase,
    search: noSearch,
    screen: lazyScreen(() => import('./category.screen.tsx'), 'CategoryScreen'),
  }),
  sampleRoute({
    path: '/pages/knowledge-base/$category/$question',
    title: 'knowledgeQuestion',
    above: knowledgeBase,
    search: noSearch,
    screen: lazyScreen(() => import('./question.screen.tsx'), 'QuestionScreen'),
  }),
] as const;
