import { lazyScreen, type RawSearch } from '../../../ui/routing/index.ts';
import { parsePagedSearch, type PagedSearch } from '../kit/paged-list/paged-search.ts';
import { noSearch, sampleEntry, sampleRoute } from '../kit/sample-route.ts';
import { isTablePart, type TablePart } from './table-parts.ts';

export const tablesNavigation = [
  sampleEntry('plainTables', '/tables/reactstrap', 'table'),
  sampleEntry('dataTablesBasic', '/datatables/basic'),
  sampleEntry('dataTablesAdvanced', '/datatables/advance'),
];

type AdvancedSearch = PagedSearch & { part?: TablePart };

export const tablesRoutes = [
  sampleRoute({
    path: '/tables/reactstrap',
    title: 'plainTables',
    search: noSearch,
    screen: lazyScreen(() => import('./plain-tables.screen.tsx'), 'PlainTablesScreen'),
  }),
  sampleRoute({
    path: '/datatables/basic',
    title: 'dataTablesBasic',
    search: parsePagedSearch,
    screen: lazyScreen(() => import('./basic-table.screen.tsx'), 'BasicTableScreen'),
  }),
  sampleRoute({
    path: '/datatables/advance',
    title: 'dataTablesAdvanced',
    search: (raw: RawSearch): AdvancedSearch => ({
      ...parsePagedSearch(raw),
      ...(isTablePart(raw.part) && raw.part !== 'columns' ? { part: raw.part } : {}),
    }),
    screen: lazyScreen(() => import('./advanced-tables.screen.tsx'), 'AdvancedTablesScreen'),
  }),
] as const;
