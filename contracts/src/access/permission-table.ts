import type { Action, RuleScope, Subject } from './permissions.ts';

/** What a role may say of a subject. */
type SubjectRights = {
  /** What can be done to it at all. */
  actions: readonly Action[];
  /** Under which conditions; none where a right holds for all records or for none. */
  scopes: readonly RuleScope[];
  /** Actions that are judged without a record, so that a condition on them would hold nobody back. */
  unconditional?: readonly Action[];
};

/** Every right that a role can hold: nothing else is asked for, and a condition is offered only where it is judged. */
export const permissionTable: Readonly<Record<Subject, SubjectRights>> = {
  all: { actions: ['manage', 'read', 'export'], scopes: [] },
  ACL: { actions: ['read'], scopes: [] },
  Auth: { actions: ['read'], scopes: [] },
  Dashboard: { actions: ['read'], scopes: [] },
  User: { actions: ['manage', 'read', 'create', 'update', 'export'], scopes: [] },
  Role: { actions: ['manage', 'read', 'create', 'update', 'delete', 'export'], scopes: [] },
  Session: { actions: ['manage'], scopes: ['own'] },
  ApiKey: { actions: ['manage', 'read', 'create', 'delete'], scopes: ['own'] },
  Setting: { actions: ['manage', 'read', 'update'], scopes: [] },
  Audit: { actions: ['read', 'export'], scopes: ['own_shops', 'own_brands', 'own'] },
  Shop: {
    actions: ['manage', 'read', 'create', 'update', 'export'],
    scopes: ['own_shops'],
    unconditional: ['manage', 'create'],
  },
  Brand: {
    actions: ['manage', 'read', 'create', 'update', 'archive', 'export'],
    scopes: ['own_brands'],
    unconditional: ['manage', 'read', 'create', 'export'],
  },
  Category: { actions: ['manage', 'read', 'create', 'update', 'delete'], scopes: [] },
  Attribute: { actions: ['manage', 'read', 'create', 'update', 'delete'], scopes: [] },
  Product: {
    actions: ['manage', 'read', 'create', 'update', 'archive', 'delete', 'publish', 'export'],
    scopes: ['own_brands'],
  },
  Media: { actions: ['manage', 'read', 'create', 'update', 'delete'], scopes: [] },
  Offer: { actions: ['manage', 'read', 'create', 'update', 'export'], scopes: ['own_shops'] },
  Crawler: { actions: ['manage', 'read', 'create', 'update', 'archive', 'run', 'export'], scopes: ['own_shops'] },
  Grabber: { actions: ['manage', 'read', 'create', 'update', 'archive', 'run', 'export'], scopes: ['own_shops'] },
  Excavator: { actions: ['manage', 'read', 'create', 'update', 'run', 'export'], scopes: [] },
  Proposal: {
    actions: ['manage', 'read', 'create', 'review', 'export'],
    scopes: ['own_shops', 'own_brands'],
  },
  Import: { actions: ['manage', 'read', 'create', 'run'], scopes: ['own_shops'] },
  Channel: { actions: ['manage', 'read', 'create', 'update', 'archive', 'publish', 'export'], scopes: ['own_shops'] },
  Discount: { actions: ['manage', 'read', 'create', 'update', 'archive', 'export'], scopes: ['own_shops'] },
  Order: { actions: ['manage', 'read', 'create', 'update', 'archive', 'export'], scopes: ['own_shops'] },
  Payment: {
    actions: ['manage', 'read', 'create', 'update', 'refund', 'approve', 'export'],
    scopes: ['own_shops'],
  },
  Customer: { actions: ['manage', 'read', 'create', 'update', 'delete', 'export'], scopes: ['own_shops'] },
  Comment: { actions: ['manage', 'read', 'update', 'review', 'delete', 'export'], scopes: ['own_shops'] },
  Analytics: { actions: ['read', 'export'], scopes: ['own_shops', 'own_brands'] },
  Report: { actions: ['manage'], scopes: ['own'] },
  Bookmark: { actions: ['manage'], scopes: ['own'] },
  SavedView: { actions: ['manage'], scopes: ['own'] },
  Notification: { actions: ['manage'], scopes: ['own'] },
};

/** The subjects in the order in which a role is read. */
export const subjectGroups = {
  platform: ['all', 'User', 'Role', 'ApiKey', 'Setting', 'Audit'],
  catalogue: ['Product', 'Brand', 'Category', 'Attribute', 'Media'],
  sources: ['Shop', 'Offer', 'Crawler', 'Grabber', 'Excavator', 'Proposal', 'Import'],
  channels: ['Channel', 'Discount', 'Analytics'],
  sales: ['Order', 'Payment', 'Customer', 'Comment'],
  personal: ['Auth', 'ACL', 'Dashboard', 'Session', 'Report', 'Bookmark', 'SavedView', 'Notification'],
} as const satisfies Record<string, readonly Subject[]>;

export type SubjectGroup = keyof typeof subjectGroups;

/** The conditions that a role may put on doing something to a subject. */
export function scopesFor(action: Action, subject: Subject): readonly RuleScope[] {
  const { actions, scopes, unconditional = [] } = permissionTable[subject];
  return actions.includes(action) && !unconditional.includes(action) ? scopes : [];
}
