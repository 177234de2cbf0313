import { lazyScreen, type RawSearch } from '../../../ui/routing/index.ts';
import { parsePagedSearch } from '../kit/paged-list/paged-search.ts';
import { noSearch, sampleBareRoute, sampleEntry, sampleRoute } from '../kit/sample-route.ts';

const invoiceList = sampleEntry('invoices', '/apps/invoice/list', 'invoice');

export const invoicesNavigation = [
  invoiceList,
  sampleEntry('invoicePreview', '/apps/invoice/preview'),
  sampleEntry('editInvoice', '/apps/invoice/edit'),
  sampleEntry('addInvoice', '/apps/invoice/add'),
];

const preview = lazyScreen(() => import('./invoice-preview.screen.tsx'), 'InvoicePreviewScreen');
const edit = lazyScreen(() => import('./invoice-edit.screen.tsx'), 'InvoiceEditScreen');

/** Whether it is to become a file, for which the printer is chosen accordingly. */
function parsePrintSearch({ as }: RawSearch): { as?: 'pdf' } {
  return as === 'pdf' ? { as } : {};
}

/** Bare, preview and edit open the newest invoice. */
export const invoicesRoutes = [
  sampleRoute({
    path: '/apps/invoice/list',
    title: 'invoices',
    search: parsePagedSearch,
    screen: lazyScreen(() => import('./invoices-list.screen.tsx'), 'InvoicesListScreen'),
  }),
  sampleRoute({
    path: '/apps/invoice/preview',
    title: 'invoicePreview',
    above: invoiceList,
    search: noSearch,
    screen: preview,
  }),
  sampleRoute({
    path: '/apps/invoice/preview/$invoiceId',
    title: 'invoicePreview',
    above: invoiceList,
    search: noSearch,
    screen: preview,
  }),
  sampleBareRoute({
    path: '/apps/invoice/print/$invoiceId',
    title: 'printInvoice',
    search: parsePrintSearch,
    screen: lazyScreen(() => import('./invoice-print.screen.tsx'), 'InvoicePrintScreen'),
  }),
  sampleRoute({ path: '/apps/invoice/edit', title: 'editInvoice', above: invoiceList, search: noSearch, screen: edit }),
  sampleRoute({
    path: '/apps/invoice/edit/$invoiceId',
    title: 'editInvoice',
    above: invoiceList,
    search: noSearch,
    screen: edit,
  }),
  sampleRoute({
    path: '/apps/invoice/add',
    title: 'addInvoice',
    above: invoiceList,
    search: noSearch,
    screen: lazyScreen(() => import('./invoice-add.screen.tsx'), 'InvoiceAddScreen'),
  }),
] as const;
