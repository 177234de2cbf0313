import type { RuleScope } from './dimensions.ts';
import { type Action, type PermissionRule, signedInRules, type Subject } from './permissions.ts';

/** What a role may say of a subject. */
type SubjectRights = {
  /** What can be done to it at all. */
  actions: readonly Action[];
  /** Under which conditions; none where a right holds for all records or for none. */
  scopes: readonly RuleScope[];
  /** The actions for which a condition is judged, where not for all of them. */
  scopedActions?: { readonly [One in RuleScope]?: readonly Action[] };
  /** Actions that are judged without a record, so that a condition on them would hold nobody back. */
  unconditional?: readonly Action[];
  /** Fields of a record to which changing it can be limited: those that its commands compare. */
  fields?: readonly string[];
  /** Actions that move money: a role names the most of each currency. */
  limited?: readonly Action[];
};

/** Every right that a role can hold: nothing else is asked for, and a condition is offered only where it is judged. */
export const permissionTable: Readonly<Record<Subject, SubjectRights>> = {
  all: { actions: ['manage', 'read', 'export'], scopes: [] },
  ACL: { actions: ['read'], scopes: [] },
  Auth: { actions: ['read'], scopes: [] },
  Dashboard: { actions: ['read'], scopes: [] },
  User: {
    actions: ['manage', 'read', 'create', 'update', 'delete', 'export'],
    scopes: [],
    fields: ['fullName', 'email', 'username', 'language', 'avatarId', 'roleKeys', 'shopIds', 'brandIds', 'status'],
  },
  Role: {
    actions: ['manage', 'read', 'create', 'update', 'delete', 'export'],
    scopes: [],
    fields: ['name', 'rules', 'requiresSecondFactor'],
  },
  Session: { actions: ['manage'], scopes: ['own'] },
  ApiKey: { actions: ['manage', 'read', 'create', 'delete'], scopes: ['own'] },
  Setting: { actions: ['manage', 'read', 'update'], scopes: [] },
  Audit: { actions: ['read', 'export'], scopes: ['own_shops', 'own_brands', 'own'] },
  Shop: {
    actions: ['manage', 'read', 'create', 'update', 'export'],
    scopes: ['own_shops'],
    unconditional: ['manage', 'create'],
    fields: [
      'name',
      'url',
      'kind',
      'status',
      'isMarketplace',
      'country',
      'currency',
      'pricesIncludeTax',
      'locale',
      'timeZone',
      'contactEmail',
      'minDelayMs',
    ],
  },
  Brand: {
    actions: ['manage', 'read', 'create', 'update', 'archive', 'export'],
    scopes: ['own_brands'],
    unconditional: ['manage', 'read', 'create', 'export'],
    fields: ['name', 'website', 'country', 'description', 'aliases'],
  },
  Category: { actions: ['manage', 'read', 'create', 'update', 'delete', 'export'], scopes: [] },
  Attribute: { actions: ['manage', 'read', 'create', 'update', 'delete'], scopes: [] },
  Product: {
    actions: ['manage', 'read', 'create', 'update', 'archive', 'delete', 'publish', 'export'],
    scopes: ['own_brands'],
    fields: ['name', 'description', 'brandId', 'categoryId', 'tags', 'gtin', 'mpn', 'sku', 'status', 'values'],
  },
  Media: { actions: ['manage', 'read', 'create', 'update', 'delete'], scopes: [] },
  // A condition is about own offers: observed ones are market facts for all who read offers (product.md 5.9).
  Offer: {
    actions: ['manage', 'read', 'create', 'update', 'export'],
    scopes: ['own_shops', 'own_brands'],
    scopedActions: { own_brands: ['read', 'export'] },
  },
  Crawler: {
    actions: ['manage', 'read', 'create', 'update', 'archive', 'run', 'export'],
    scopes: ['own_shops'],
    fields: ['name', 'state', 'config', 'schedule'],
  },
  Grabber: {
    actions: ['manage', 'read', 'create', 'update', 'archive', 'run', 'export'],
    scopes: ['own_shops'],
    fields: ['name', 'state', 'crawlerId', 'feedUrl', 'config', 'schedule'],
  },
  Excavator: {
    actions: ['manage', 'read', 'create', 'update', 'run', 'export'],
    scopes: [],
    fields: ['name', 'state', 'scope', 'autoThreshold', 'targetPrecision'],
  },
  Proposal: {
    actions: ['manage', 'read', 'create', 'review', 'export'],
    scopes: ['own_shops', 'own_brands'],
  },
  Import: { actions: ['manage', 'read', 'create', 'run'], scopes: ['own_shops', 'own_brands'] },
  // A channel and what is listed on it: `publish` is the right to list.
  Channel: {
    actions: ['manage', 'read', 'create', 'update', 'archive', 'publish', 'export'],
    scopes: ['own_shops'],
    fields: ['name', 'status', 'country', 'currency', 'locale', 'fallbackLocales', 'pricesWithTax'],
  },
  ChannelKey: { actions: ['manage', 'read', 'create', 'delete'], scopes: ['own_shops'] },
  Discount: {
    actions: ['manage', 'read', 'create', 'update', 'delete', 'export', 'reserve'],
    scopes: ['own_shops'],
    fields: [
      'name',
      'labels',
      'kind',
      'method',
      'intent',
      'priority',
      'startsAt',
      'endsAt',
      'percent',
      'amount',
      'most',
      'minimum',
      'buyQuantity',
      'getQuantity',
      'usesPerOrder',
      'limitTotal',
      'limitPerCustomer',
      'combinesWith',
      'channelIds',
      'targets',
      'getTargets',
    ],
  },
  // Making one is `create`, by people and by keys of channels alike; `fulfil_unpaid` stands beside `fulfil`, `approve` is of returns.
  Order: {
    actions: [
      'manage',
      'read',
      'create',
      'update',
      'fulfil',
      'fulfil_unpaid',
      'cancel',
      'approve',
      'archive',
      'export',
    ],
    scopes: ['own_shops'],
  },
  Payment: {
    actions: ['manage', 'read', 'create', 'update', 'refund', 'approve', 'export'],
    scopes: ['own_shops'],
    limited: ['refund'],
  },
  Customer: {
    actions: ['manage', 'read', 'create', 'update', 'delete', 'export'],
    scopes: ['own_shops'],
    fields: ['name', 'email', 'phone', 'company', 'vatId', 'locale', 'note', 'addresses', 'consents'],
  },
  Comment: { actions: ['manage', 'read', 'create', 'review', 'delete', 'export'], scopes: ['own_shops'] },
  Analytics: { actions: ['read', 'export'], scopes: ['own_shops', 'own_brands'] },
  Report: { actions: ['manage'], scopes: ['own'] },
  Bookmark: { actions: ['manage'], scopes: ['own'] },
  SavedView: { actions: ['manage'], scopes: ['own'] },
  Notification: { actions: ['manage'], scopes: ['own'] },
};

/**
 * Rights that nothing asks for yet, of these subjects all or some: they are not offered, and a role that names them keeps them. Anyone who
 * builds the area deletes its line.
 */
const notBuilt: { readonly [One in Subject]?: 'all' | readonly Action[] } = {
  Media: 'all',
  Import: ['manage', 'read', 'create'],
  Notification: 'all',
};

/** What can be done to a subject as far as it is built: the rights that are offered. */
export function builtActions(subject: Subject): readonly Action[] {
  const missing = notBuilt[subject] ?? [];
  return missing === 'all' ? [] : permissionTable[subject].actions.filter((action) => !missing.includes(action));
}

/** Whether a role may be given a right anew: it is about something that is built, or anyone who signs in has it. */
export function isGivable({ action, subject, scope }: PermissionRule): boolean {
  const isEverybodys = signedInRules.some(
    (rule) => rule.action === action && rule.subject === subject && rule.scope === scope,
  );
  return isEverybodys || builtActions(subject).includes(action);
}

/** Whether there is anything yet that a right to the subject is about. */
export function isBuilt(subject: Subject): boolean {
  return builtActions(subject).length > 0;
}

/** The subjects in the order in which a role is read. */
export const subjectGroups = {
  platform: ['all', 'User', 'Role', 'ApiKey', 'Setting', 'Audit'],
  catalogue: ['Product', 'Brand', 'Category', 'Attribute', 'Media'],
  sources: ['Shop', 'Offer', 'Crawler', 'Grabber', 'Excavator', 'Proposal', 'Import'],
  channels: ['Channel', 'ChannelKey', 'Discount', 'Analytics'],
  sales: ['Order', 'Payment', 'Customer', 'Comment'],
  personal: ['Auth', 'ACL', 'Dashboard', 'Session', 'Report', 'Bookmark', 'SavedView', 'Notification'],
} as const satisfies Record<string, readonly Subject[]>;

export type SubjectGroup = keyof typeof subjectGroups;

/** The fields to which a role may limit doing something to a subject; none where no door judges them. */
export function fieldsFor(action: Action, subject: Subject): readonly string[] {
  return action === 'update' ? (permissionTable[subject].fields ?? []) : [];
}

/** Whether a role names the most of each currency for doing it to a subject. */
export function knowsLimits(action: Action, subject: Subject): boolean {
  return permissionTable[subject].limited?.includes(action) ?? false;
}

/** The conditions that a role may put on doing something to a subject. */
export function scopesFor(action: Action, subject: Subject): readonly RuleScope[] {
  const { actions, scopes, scopedActions = {}, unconditional = [] } = permissionTable[subject];
  if (!actions.includes(action) || unconditional.includes(action)) return [];
  return scopes.filter((scope) => scopedActions[scope]?.includes(action) ?? true);
}
