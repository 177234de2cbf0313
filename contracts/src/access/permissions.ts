import type { RuleScope } from './dimensions.ts';

/** What a person may do to a subject. `manage` stands for every action. */
export const actions = [
  'manage',
  'create',
  'read',
  'update',
  'delete',
  'archive',
  'publish',
  'run',
  'review',
  'export',
  'refund',
  'approve',
  'reserve',
  'fulfil',
  'fulfil_unpaid',
  'cancel',
] as const;

/** What an action is done to, the same words in server, GraphQL and browser. `all` stands for every subject. */
export const subjects = [
  'all',
  'ACL',
  'Auth',
  'Dashboard',
  'User',
  'Role',
  'Session',
  'ApiKey',
  'Setting',
  'Audit',
  'Shop',
  'Brand',
  'Category',
  'Attribute',
  'Product',
  'Media',
  'Offer',
  'Crawler',
  'Grabber',
  'Excavator',
  'Proposal',
  'Import',
  'Channel',
  'ChannelKey',
  'Discount',
  'Order',
  'Payment',
  'Customer',
  'Comment',
  'Analytics',
  'Report',
  'Bookmark',
  'SavedView',
  'Notification',
] as const;

export type Action = (typeof actions)[number];
export type Subject = (typeof subjects)[number];

/** The most of a currency as a decimal text; of a currency that is not named it is 0. */
export type RuleLimit = { currency: string; amount: string };

/**
 * One right of a role; the action/subject pair is what the browser sees. With `fields` it reaches those of a record alone, and `limits` are
 * those of a right that knows amounts.
 */
export type PermissionRule = {
  action: Action;
  subject: Subject;
  scope?: RuleScope;
  fields?: readonly string[];
  limits?: readonly RuleLimit[];
};

/** What a visitor may do, and a user without any rule. */
export const visitorRules: readonly PermissionRule[] = [{ action: 'read', subject: 'Auth' }];

/** What a key of a sales channel may do, on its channel and nowhere else. */
export const channelKeyRules: readonly PermissionRule[] = [
  { action: 'reserve', subject: 'Discount', scope: 'own_shops' },
  { action: 'create', subject: 'Order', scope: 'own_shops' },
  { action: 'create', subject: 'Comment', scope: 'own_shops' },
];

/** What every preset role begins with, and a new one too: the own account, the samples, and what is a person's own. */
export const signedInRules: readonly PermissionRule[] = [
  { action: 'read', subject: 'ACL' },
  { action: 'read', subject: 'Auth' },
  { action: 'read', subject: 'Dashboard' },
  { action: 'manage', subject: 'Bookmark', scope: 'own' },
  { action: 'manage', subject: 'SavedView', scope: 'own' },
  { action: 'manage', subject: 'Notification', scope: 'own' },
  { action: 'manage', subject: 'Session', scope: 'own' },
  { action: 'manage', subject: 'Report', scope: 'own' },
];

/** Whether a rule is about doing this to the subject, whatever its condition and its fields. */
export function covers(rule: { action: string; subject: string }, action: string, subject: string): boolean {
  return (rule.action === action || rule.action === 'manage') && (rule.subject === subject || rule.subject === 'all');
}

/** The rules that count: a visitor's alone for somebody without any, and for somebody who owes a second factor. */
export function rulesInForce<Rule>(
  rules: readonly Rule[],
  { owesSecondFactor = false }: { owesSecondFactor?: boolean } = {},
): readonly (Rule | PermissionRule)[] {
  return owesSecondFactor || rules.length === 0 ? visitorRules : rules;
}
