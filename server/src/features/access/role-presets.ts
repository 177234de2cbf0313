import {
  type Action,
  type PermissionRule,
  type RuleScope,
  signedInRules,
  type Subject,
} from '@quarry/contracts/access';

/** The roles every installation begins with; they may be edited afterwards. */
export type RolePreset = { key: string; name: string; rules: readonly PermissionRule[] };

export const administratorRole = 'administrator';

const everyone: PermissionRule[] = rulesFor('read', ['ACL', 'Auth']);

const readsCatalogue = rulesFor('read', ['Product', 'Brand', 'Category', 'Attribute', 'Media', 'Shop']);

export const rolePresets: readonly RolePreset[] = [
  { key: administratorRole, name: 'Administrator', rules: [...everyone, ...rulesFor('manage', ['all'])] },
  {
    key: 'shop_manager',
    name: 'Shop manager',
    rules: [
      ...signedInRules,
      ...readsCatalogue,
      ...rulesFor('read', ['Offer'], 'own_shops'),
      ...rulesFor('update', ['Shop'], 'own_shops'),
      ...rulesFor(
        'manage',
        [
          'Crawler',
          'Grabber',
          'Import',
          'Channel',
          'ChannelKey',
          'Discount',
          'Order',
          'Payment',
          'Customer',
          'Comment',
        ],
        'own_shops',
      ),
      ...rulesFor('update', ['Offer'], 'own_shops'),
      ...rulesFor('create', ['Offer'], 'own_shops'),
      ...rulesFor('read', ['Proposal', 'Analytics'], 'own_shops'),
      ...rulesFor('export', ['Analytics'], 'own_shops'),
      ...rulesFor('create', ['Proposal']),
      ...readsAudit('own_shops', 'own'),
    ],
  },
  {
    key: 'brand_manager',
    name: 'Brand manager',
    rules: [
      ...signedInRules,
      ...readsCatalogue,
      ...rulesFor('read', ['Offer'], 'own_brands'),
      ...rulesFor('update', ['Brand'], 'own_brands'),
      ...rulesFor('manage', ['Product', 'Proposal'], 'own_brands'),
      ...rulesFor('read', ['Excavator']),
      ...rulesFor('read', ['Analytics'], 'own_brands'),
      ...rulesFor('export', ['Analytics'], 'own_brands'),
      ...rulesFor('export', ['Product'], 'own_brands'),
      ...rulesFor('run', ['Import'], 'own_brands'),
      ...readsAudit('own_brands', 'own'),
    ],
  },
  {
    key: 'analyst',
    name: 'Analyst',
    rules: [
      ...signedInRules,
      ...readsCatalogue,
      ...rulesFor('read', ['Offer'], 'own_shops'),
      ...rulesFor('read', ['Offer'], 'own_brands'),
      ...rulesFor('export', ['Product', 'Offer']),
      ...rulesFor('read', ['Analytics', 'Order', 'Payment', 'Discount', 'Channel'], 'own_shops'),
      ...rulesFor('export', ['Analytics'], 'own_shops'),
      ...rulesFor('read', ['Analytics'], 'own_brands'),
      ...rulesFor('export', ['Analytics'], 'own_brands'),
      ...readsAudit('own_shops', 'own_brands', 'own'),
    ],
  },
  {
    key: 'support',
    name: 'Support',
    rules: [
      ...signedInRules,
      ...rulesFor('read', ['Product', 'Brand', 'Category', 'Media', 'Shop']),
      // All but to ship what nobody paid.
      ...ordersFor(['read', 'create', 'update', 'fulfil', 'cancel', 'archive', 'export', 'approve']),
      ...rulesFor('manage', ['Customer', 'Comment'], 'own_shops'),
      ...rulesFor('read', ['Payment'], 'own_shops'),
      ...rulesFor('refund', ['Payment'], 'own_shops'),
      ...readsAudit('own_shops', 'own'),
    ],
  },
];

function rulesFor(action: Action, subjects: readonly Subject[], scope?: RuleScope): PermissionRule[] {
  return subjects.map((subject) => (scope ? { action, subject, scope } : { action, subject }));
}

function ordersFor(actions: readonly Action[]): PermissionRule[] {
  return actions.flatMap((action) => rulesFor(action, ['Order'], 'own_shops'));
}

/** The audit of a record belongs to anyone who reads the record. */
function readsAudit(...scopes: readonly RuleScope[]): PermissionRule[] {
  return scopes.flatMap((scope) => rulesFor('read', ['Audit'], scope));
}
