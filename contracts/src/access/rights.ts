import { readAmount } from '../common/index.ts';
import { type Dimension, dimensions, type GivenScope, mapGiven, type RuleScope } from './dimensions.ts';
import { permissionTable, scopesFor } from './permission-table.ts';
import { type Action, covers, type PermissionRule, type RuleLimit, type Subject, subjects } from './permissions.ts';

/** A rule as this module reads it; with a table of dimensions of one's own its condition may be another word. */
export type Rule = {
  action: string;
  subject: string;
  scope?: string;
  fields?: readonly string[];
  limits?: readonly RuleLimit[];
};

/** What somebody was given, or where a record belongs, under the keys of the dimensions. */
export type Keyed = { readonly [key: string]: unknown };

/** Somebody with rules, and what they were given. */
export type Holder = Keyed & { rules: readonly Rule[] };

/** What of a record a right must reach: all fields where nothing is said, `by_field` for some of them, or one that is named. */
export type FieldReach = 'by_field' | { field: string };

/** Something to be done to some record of a subject, or to the one that belongs there. */
export type Asked = { action: Action; subject: Subject; record?: Keyed | undefined; reach?: FieldReach | undefined };

/** Whether the rule reaches so much of the records that it is about. */
export function reachesFields({ fields }: Pick<Rule, 'fields'>, reach?: FieldReach): boolean {
  if (fields === undefined || reach === 'by_field') return true;
  return reach !== undefined && fields.includes(reach.field);
}

/** Whether it may be done, by some rule whose condition holds for the record; without one, for some record at all. */
export function allows(holder: Holder, asked: Asked, table: readonly Dimension[] = dimensions): boolean {
  const { action, subject, record, reach } = asked;
  return holder.rules.some(
    (rule) =>
      covers(rule, action, subject) &&
      reachesFields(rule, reach) &&
      (rule.scope === undefined || record === undefined || isOwn(dimensionOf(rule.scope, table), holder, record)),
  );
}

/**
 * The most of a currency, in minor units, for which some rule lets the holder do it to the record: without limit by `manage`, else the
 * highest that a rule names, else 0.
 */
export function limitOf(
  holder: Holder,
  { action, subject, record }: Omit<Asked, 'reach'>,
  currency: string,
  table: readonly Dimension[] = dimensions,
): number {
  const most = holder.rules
    .filter((rule) => allows({ ...holder, rules: [rule] }, { action, subject, record }, table))
    .map((rule) => limitIn(rule, currency));
  return Math.max(0, ...most);
}

/** The most of a currency that one rule names; `manage` knows no limit. */
export function limitIn({ action, limits }: Rule, currency: string): number {
  if (action === 'manage') return Number.POSITIVE_INFINITY;
  const most = readAmount(limits?.find((limit) => limit.currency === currency)?.amount ?? '0', currency);
  return typeof most === 'number' ? most : 0;
}

/** The one right from which all others can be given again. */
export function isAllRights(rule: Rule): boolean {
  return isAboutAll(rule) && rule.action === 'manage';
}

/** Whether the rule is about every record of every subject. */
export function isAboutAll({ subject, scope }: Rule): boolean {
  return subject === 'all' && scope === undefined;
}

/** Whether some rule reaches only what its holder has in this dimension. */
export function isBound(rules: readonly { scope?: string | null }[], scope: string): boolean {
  return rules.some((rule) => rule.scope === scope);
}

/** Whether the condition of a rule holds for no record, since its holder was given nothing. */
export function reachesNothing(rule: Rule, holder: Keyed, table: readonly Dimension[] = dimensions): boolean {
  if (rule.scope === undefined) return false;
  const dimension = dimensionOf(rule.scope, table);
  return dimension === undefined || idsIn(holder, dimension).length === 0;
}

/** Whether the holder has the right, for all that somebody else would have it for. */
export function holds(holder: Holder, right: Rule, given: Keyed, table: readonly Dimension[] = dimensions): boolean {
  const holdsPart = (isEnough: (own: Rule) => boolean) =>
    holder.rules.some(
      (own) =>
        covers(own, right.action, right.subject) &&
        isEnough(own) &&
        (own.scope === undefined ||
          (own.scope === right.scope && isGivenNoMore(dimensionOf(own.scope, table), holder, given))),
    );
  const holdsField = (reach?: FieldReach) => holdsPart((own) => reachesFields(own, reach));
  const holdsFields = right.fields === undefined ? holdsField() : right.fields.every((field) => holdsField({ field }));
  const holdsLimit = ({ currency }: RuleLimit) =>
    holdsPart((own) => limitIn(own, currency) >= limitIn(right, currency));
  return holdsFields && (right.limits ?? []).every(holdsLimit);
}

/** Everybody is themselves, so that what is a person's own is given to nobody. */
function isGivenNoMore(dimension: Dimension | undefined, holder: Keyed, given: Keyed): boolean {
  if (dimension === undefined) return false;
  if (dimension.isOne) return true;
  const held = idsIn(holder, dimension);
  return idsIn(given, dimension).every((id) => held.includes(id));
}

/** What two sets of rules both allow. */
export function rulesOfBoth(own: readonly PermissionRule[], others: readonly PermissionRule[]): PermissionRule[] {
  const met = others.flatMap((other) => own.flatMap((rule) => meet(rule, other)));
  const named = met.map(
    (rule) =>
      [
        `${rule.action} ${rule.subject} ${rule.scope} ${rule.fields?.join()} ${JSON.stringify(rule.limits)}`,
        rule,
      ] as const,
  );
  return [...new Map(named).values()];
}

/** What both of two rules allow; of two different conditions no single one says both. */
function meet(left: PermissionRule, right: PermissionRule): PermissionRule[] {
  const action = narrower<Action>(left.action, right.action, 'manage');
  const subject = narrower<Subject>(left.subject, right.subject, 'all');
  if (action === undefined || subject === undefined) return [];
  if (left.scope !== undefined && right.scope !== undefined && left.scope !== right.scope) return [];
  const scope = left.scope ?? right.scope;
  const fields = left.fields && right.fields ? left.fields.filter((field) => right.fields?.includes(field)) : undefined;
  const reached = fields ?? left.fields ?? right.fields;
  if (reached?.length === 0) return [];
  const limits = limitsOfBoth(left, right);
  return [{ action, subject, ...(scope && { scope }), ...(reached && { fields: reached }), ...(limits && { limits }) }];
}

/** The lower limit of two; that of one where the other is `manage`, which knows none. */
function limitsOfBoth(left: PermissionRule, right: PermissionRule): readonly RuleLimit[] | undefined {
  if (left.action === 'manage') return right.limits;
  if (right.action === 'manage') return left.limits;
  const lower = (left.limits ?? []).flatMap((limit): RuleLimit[] => {
    const other = right.limits?.find(({ currency }) => currency === limit.currency);
    if (!other) return [];
    return [limitIn(left, limit.currency) <= limitIn(right, limit.currency) ? limit : other];
  });
  return lower.length === 0 ? undefined : lower;
}

function narrower<Word>(left: Word, right: Word, widest: Word): Word | undefined {
  if (left === right || right === widest) return left;
  return left === widest ? right : undefined;
}

/**
 * Rules narrowed to what lies in these dimensions: a right that can be judged by one reaches only one's own there; one that cannot is
 * dropped, unless it is to read what everybody reads.
 */
export function narrow(rules: readonly PermissionRule[], scopes: readonly RuleScope[]): PermissionRule[] {
  return scopes.reduce<PermissionRule[]>((wider, scope) => wider.flatMap((rule) => narrowed(rule, scope)), [...rules]);
}

/** The catalogue is read by everybody who may read it at all (product.md 5.9); a condition on offers lets observed ones through. */
const readByAll: ReadonlySet<Subject> = new Set<Subject>(['Shop', 'Brand', 'Product']);

function narrowed(rule: PermissionRule, scope: RuleScope): PermissionRule[] {
  const { subject } = rule;
  const { actions, scopes, scopedActions = {}, limited } = permissionTable[subject];
  // What has a condition already is bound to what the person was given; what knows no such condition is about no shop or brand.
  if (rule.scope !== undefined || !scopes.includes(scope)) return [rule];
  // By `manage` there is no limit, where each action by itself would have one of 0.
  if (rule.action === 'manage' && limited) return [{ ...rule, scope }];
  const named = rule.action === 'manage' ? actions.filter((action) => action !== 'manage') : [rule.action];
  return named.flatMap((action): PermissionRule[] => {
    if (action === 'read' && readByAll.has(subject)) return [{ action, subject }];
    // An action for which the subject knows no such condition is about no shop or brand.
    if (actions.includes(action) && scopedActions[scope]?.includes(action) === false) return [{ ...rule, action }];
    return scopesFor(action, subject).includes(scope) ? [{ ...rule, action, scope }] : [];
  });
}

/** What was asked for in each dimension, as far as somebody may give it: what they were given, or anything where they hold all rights. */
export function narrowGiven(rules: readonly Rule[], given: GivenScope, asked: GivenScope): GivenScope {
  if (rules.some(isAllRights)) return asked;
  return mapGiven(({ given: key }) => asked[key].filter((id) => given[key].includes(id)));
}

/** Rules by which a subject is read only as far as `action` is allowed too; what stands for both is left as it is. */
export function narrowReading(
  rules: readonly PermissionRule[],
  subject: Subject,
  action: Action,
): readonly PermissionRule[] {
  const asReading = (rule: PermissionRule): PermissionRule => ({
    action: 'read',
    subject,
    ...(rule.scope && { scope: rule.scope }),
  });
  const bounds = rules.filter((rule) => covers(rule, action, subject));
  if (bounds.some(({ scope }) => scope === undefined)) return rules;
  const reading = rules.filter((rule) => covers(rule, 'read', subject));
  const others = rules.flatMap((rule) => {
    if (rule.action !== 'read' || !covers(rule, 'read', subject)) return [rule];
    const spared = rule.subject === 'all' ? subjects.filter((one) => one !== 'all' && one !== subject) : [];
    return spared.map((one) => ({ ...rule, subject: one }));
  });
  return [...others, ...rulesOfBoth(reading.map(asReading), bounds.map(asReading))];
}

/** Whether the record belongs to what the holder has in this dimension; a condition without a dimension holds for nothing. */
function isOwn(dimension: Dimension | undefined, holder: Keyed, record: Keyed): boolean {
  const id = dimension && record[dimension.key];
  return dimension !== undefined && typeof id === 'string' && idsIn(holder, dimension).includes(id);
}

function dimensionOf(scope: string, table: readonly Dimension[]): Dimension | undefined {
  return table.find((dimension) => dimension.scope === scope);
}

const none: readonly string[] = [];

function idsIn(holder: Keyed, { given, isOne }: Dimension): readonly string[] {
  const held = holder[given];
  if (isOne) return typeof held === 'string' ? [held] : none;
  return Array.isArray(held) ? held : none;
}
