import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, shellRoute, type AreaParts } from '../../ui/routing/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const mayRead = { action: 'read', subject: 'Attribute' } as const;

const attributesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/attributes',
  validateSearch: parseListSearch,
  staticData: { title: 'attributeRegistry', permission: mayRead },
  component: lazyScreen(() => import('./attributes-list.screen.tsx'), 'AttributesListScreen'),
});

const newAttributeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/attributes/new',
  staticData: { title: 'addAttribute', permission: { action: 'create', subject: 'Attribute' } },
  component: lazyScreen(() => import('./attribute-new.screen.tsx'), 'AttributeNewScreen'),
});

const attributeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/attributes/$attributeId',
  staticData: { title: 'attribute', permission: mayRead },
  component: lazyScreen(() => import('./attribute.screen.tsx'), 'AttributeScreen'),
});

export const parts = {
  routes: [attributesRoute, newAttributeRoute, attributeRoute],
  sections: [
    {
      slot: 'category',
      key: 'template',
      component: lazyPart(() =>
        import('./template/category-template.section.tsx').then((m) => m.CategoryTemplateSection),
      ),
    },
  ],
  words: [
    {
      entity: 'attribute',
      component: lazyPart(() => import('./attribute-history.tsx').then((m) => m.AttributeWords)),
    },
  ],
} as const satisfies AreaParts;
