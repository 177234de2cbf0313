export type Page = { id: number; target: string; isBookmarked: boolean; title: string; icon: string; link: string };

/** Pages of one icon, by their titles. */
type PageGroups = readonly (readonly [icon: string, linkByTitle: Readonly<Record<string, string>>])[];

const samplePages: PageGroups = [
  ['chart-bar', { 'Analytics dashboard': '/dashboard/analytics' }],
  ['mail', { Email: '/apps/email' }],
  ['message-circle', { Chat: '/apps/chat' }],
  ['check-square', { Todo: '/apps/todo' }],
  ['calendar', { Calendar: '/apps/calendar' }],
  [
    'file-text',
    {
      'Invoice list': '/apps/invoice/list',
      'Invoice preview': '/apps/invoice/preview',
      'Edit invoice': '/apps/invoice/edit',
      'Add invoice': '/apps/invoice/add',
    },
  ],
  [
    'shopping-cart',
    {
      'Sample shop': '/apps/ecommerce/shop',
      'Product detail': '/apps/ecommerce/product-detail',
      Wishlist: '/apps/ecommerce/wishlist',
      Checkout: '/apps/ecommerce/checkout',
    },
  ],
  ['user', { 'User list': '/apps/user/list', 'User view': '/apps/user/view' }],
  ['shield', { Roles: '/apps/roles', Permissions: '/apps/permissions', 'Access control': '/access-control' }],
  [
    'log-in',
    {
      'Log-in, basic': '/pages/login-basic',
      'Log-in, cover': '/pages/login-cover',
      'Register, basic': '/pages/register-basic',
      'Register, cover': '/pages/register-cover',
      'Forgot password, basic': '/pages/forgot-password-basic',
      'Forgot password, cover': '/pages/forgot-password-cover',
      'Reset password, basic': '/pages/reset-password-basic',
      'Reset password, cover': '/pages/reset-password-cover',
      'Verify email, basic': '/pages/verify-email-basic',
      'Verify email, cover': '/pages/verify-email-cover',
      'Two steps, basic': '/pages/two-steps-basic',
      'Two steps, cover': '/pages/two-steps-cover',
    },
  ],
  ['settings', { 'Account settings': '/pages/account-settings' }],
  ['id-badge', { Profile: '/pages/profile' }],
  ['help-circle', { FAQ: '/pages/faq', 'Knowledge base': '/pages/knowledge-base' }],
  ['tag', { Pricing: '/pages/pricing' }],
  ['news', { 'Blog list': '/pages/blog/list', 'Blog detail': '/pages/blog/detail', 'Edit blog': '/pages/blog/edit' }],
  ['key', { License: '/pages/license', 'API key': '/pages/api-key' }],
  ['square', { 'Modal examples': '/pages/modal-examples' }],
  [
    'alert-circle',
    {
      'Coming soon': '/misc/coming-soon',
      'Not authorized': '/misc/not-authorized',
      Maintenance: '/misc/maintenance',
      Error: '/misc/error',
    },
  ],
  [
    'layout',
    {
      'Collapse menu': '/page-layout/collapse-menu',
      'Boxed layout': '/page-layout/layout-boxed',
      'Without menu': '/page-layout/without-menu',
      'Empty layout': '/page-layout/layout-empty',
      'Blank layout': '/page-layout/layout-blank',
    },
  ],
  [
    'forms',
    {
      'Form elements': '/forms/elements',
      'Form wizard': '/forms/wizard',
      'Form validation': '/forms/form-validation',
      'Form repeater': '/forms/form-repeater',
    },
  ],
  [
    'table',
    {
      Tables: '/tables/reactstrap',
      'Data table, basic': '/datatables/basic',
      'Data table, advanced': '/datatables/advance',
    },
  ],
  [
    'chart-pie',
    { 'Lines and areas': '/charts/apex', 'Bars and pies': '/charts/chartjs', 'Composed charts': '/charts/recharts' },
  ],
  [
    'palette',
    {
      Cards: '/ui/cards',
      Components: '/ui/components',
      Extensions: '/ui/extensions',
      Icons: '/ui/icons',
      Colors: '/ui/colors',
      Typography: '/ui/typography',
    },
  ],
];

/** The product's own areas. */
const productPages: PageGroups = [
  ['home', { Dashboard: '/' }],
  ['users', { Users: '/users', 'Add user': '/users/new' }],
  ['building-store', { Shops: '/shops', 'Add shop': '/shops/new' }],
  ['award', { Brands: '/brands', 'Add Brand': '/brands/new' }],
  ['folder', { Categories: '/categories', 'Add category': '/categories/new' }],
  ['spider', { Crawlers: '/crawlers', 'Add crawler': '/crawlers/new' }],
  ['hand-grab', { Grabbers: '/grabbers', 'Add grabber': '/grabbers/new' }],
  ['shovel', { Excavators: '/excavators', 'Add excavator': '/excavators/new' }],
  [
    'package',
    {
      Products: '/products',
      'Add product': '/products/new',
      'Manage products': '/products/manage',
      'Update product': '/products/update',
      'Archive product': '/products/archive',
    },
  ],
  ['adjustments', { Setting: '/settings' }],
  ['discount', { Discount: '/discounts' }],
  ['share', { 'Sales channels': '/sales-channels' }],
  ['message', { Comments: '/comments' }],
  ['credit-card', { Payments: '/payments' }],
  ['report-analytics', { 'Analytics and reports': '/analytics' }],
  ['list', { 'Orders list': '/orders', 'Manage orders': '/orders/manage', 'Update orders': '/orders/update' }],
];

const bookmarked = new Set(['Email', 'Calendar', 'Invoice list', 'Sample shop', 'Todo']);

/** Every page a person can go to; the product's dashboard gives way where the sample one has its place. */
export function startPages(homeLink: string): readonly Page[] {
  const home: PageGroups = [['shopping-cart', { 'eCommerce dashboard': homeLink }]];
  const others = productPages.filter(([, pages]) => !Object.values(pages).includes(homeLink));
  return [...home, ...samplePages, ...others]
    .flatMap(([icon, pages]) => Object.entries(pages).map(([title, link]) => ({ title, icon, link })))
    .map(({ title, icon, link }, index) => {
      const target = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
      return { id: index + 1, target, isBookmarked: bookmarked.has(title), title, icon, link };
    });
}
