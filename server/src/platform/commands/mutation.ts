import type { Action, RecordScope, Subject } from '@quarry/contracts/access';
import { type CheckedInput, type InputIssue, inputIssue } from '@quarry/contracts/common';
import type { Reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../audit/index.ts';
import { type Actor, authorize, may, Refusal } from '../auth/index.ts';
import { Failure } from '../failure.ts';
import type { Deps, RequestContext } from '../feature.ts';
import { isId } from '../ids.ts';
import type { FieldsRefused } from './change-record.ts';

/**
 * One right that a mutation asks for: to do this to some record of the subject, or to the record of that scope. `by_field` is said where
 * the command judges each field that changes, so that a right over some of them is enough to begin with.
 */
export type Right = readonly [action: Action, subject: Subject, scope?: RecordScope | undefined, reach?: 'by_field'];

/** What `run` works with, once everything before it has passed. */
export type Command<Found, Draft> = {
  deps: Deps;
  actor: Actor;
  /** Who asks and by which request, for the audit entry. */
  origin: ChangeOrigin & { cause: 'screen' | 'bulk_run' | 'api_key' | 'seed' };
  found: Found;
  draft: Draft;
  context: RequestContext;
};

/** The record that a refusal is about. */
type About = readonly [entity: string, id: string];

/** Outcomes that every union says in the same words; a conflict names the record where the arguments name another one. */
type CommonOutcome =
  | { kind: 'invalid'; issues: readonly InputIssue[] }
  | { kind: 'not_found' }
  | { kind: 'conflict'; currentVersion: number; of?: About }
  | FieldsRefused
  | ({ kind: 'not_allowed' } & Reasoned);

type CommonMembers = {
  invalid: { __typename: 'InvalidInput'; issues: InputIssue[] };
  not_found: { __typename: 'NotFound'; entity: string; id: string };
  conflict: { __typename: 'VersionConflict'; entity: string; id: string; currentVersion: number };
  /** InvalidInput where there is an input, else thrown. */
  fields_refused: never;
  not_allowed: { __typename: 'NotAllowedNow' } & Reasoned;
};

type Outcome = { kind: string };
/** What only this mutation answers. */
type Own<Result extends Outcome> = Exclude<Result, { kind: CommonOutcome['kind'] }>;

/** The members that are answered for a mutation: those of its command's common outcomes, and of the steps it takes. */
type Common<Result extends Outcome, Found, Draft> =
  | CommonMembers[Extract<Result['kind'], CommonOutcome['kind']>]
  | ([Found] extends [undefined] ? never : CommonMembers['not_found'])
  | ([Draft] extends [undefined] ? never : CommonMembers['invalid']);

/**
 * How often a mutation's work takes effect, which decides how an idempotency key is kept: with the work in one transaction, in one of
 * its own around work that takes several or leaves the database, or not at all: since nothing is changed, or since request or answer
 * holds a secret that must not be kept. Such a mutation is done anew when it is asked for again, unless its command recognises the key.
 */
export type Effect = 'one_transaction' | 'several_steps' | 'none' | 'holds_a_secret';

/** A mutation, step by step; each is written where it stands here and none can be left out by mistake. */
export type MutationSpec<Args, Found, Draft, Result extends Outcome, Member> = {
  effect?: Effect;
  /** Whether keys of sales channels may ask for it; every other field is closed to them. */
  isForChannels?: true;
  /** What the arguments name, for NotFound and VersionConflict. */
  about?: (args: Args) => About;
  /** The record as far as the actor may see it; one that is hidden is answered as one that does not exist. */
  find?: (context: RequestContext, args: NoInfer<Args>) => Promise<Found | null>;
  /** What the actor must be allowed to do; `signed_in` where it is about themselves, which no key does for them. */
  right: (args: NoInfer<Args>, found: Found, actor: Actor) => Right | readonly Right[] | 'signed_in';
  /** The arguments as the contract's schema reads them. */
  input?: (
    args: NoInfer<Args>,
    found: Found,
    context: RequestContext,
  ) => CheckedInput<Draft> | Promise<CheckedInput<Draft>>;
  /** The command: one transaction, versioned and audited. */
  run: (args: NoInfer<Args>, command: Command<Found, Draft>) => Promise<Result>;
  /** The command's own outcomes as members of the union; those that all mutations share are answered for it. */
  answer: (outcome: Own<Result>, context: RequestContext, args: NoInfer<Args>) => Member | Promise<Member>;
};

export type MutationResolver<Args = never, Member = unknown> = {
  (root: unknown, args: Args, context: RequestContext): Promise<Member>;
  /** Only `mutation` makes one: a resolver that leaves steps out is no mutation. */
  readonly effect: Effect;
  readonly isForChannels: boolean;
};

/**
 * The one way to write a mutation: find what it is about, authorise, parse, run the command, answer with a member of the union. With
 * the request's `Idempotency-Key` the door in front makes sure that the same request takes effect once.
 */
export function mutation<Args, Result extends Outcome, const Member, Found = undefined, Draft = undefined>(
  spec: MutationSpec<Args, Found, Draft, Result, Member>,
): MutationResolver<Args, Member | Common<Result, Found, Draft>> {
  const resolve = async (_root: unknown, args: Args, context: RequestContext): Promise<unknown> => {
    const { actor, deps } = context;
    if (actor.kind === 'channel' && !spec.isForChannels) throw closedToChannels();
    const about = spec.about?.(args);
    const found = spec.find ? await findKnown(spec.find, about, args, context) : undefined;
    if (found === null) return member(about, { kind: 'not_found' });
    const rights = spec.right(args, found as Found, actor);
    requireRights(actor, rights);
    const draft = await spec.input?.(args, found as Found, context);
    if (draft?.ok === false) return member(about, { kind: 'invalid', issues: draft.issues });
    const command = {
      deps,
      actor,
      origin: judgedOrigin(context, rights),
      found,
      draft: draft?.value,
      context,
    } as Command<Found, Draft>;
    const outcome = await spec.run(args, command);
    if (isFieldsRefused(outcome)) return fieldsRefused(outcome, spec.input !== undefined, rights);
    return isCommon(outcome) ? member(about, outcome) : spec.answer(outcome as Own<Result>, context, args);
  };
  made.add(resolve);
  const marks = { effect: spec.effect ?? 'one_transaction', isForChannels: spec.isForChannels ?? false };
  return Object.assign(resolve, marks) as MutationResolver<Args, Member | Common<Result, Found, Draft>>;
}

/** Who asks, and by which door: at a screen, by a key, or as one of the many records of a bulk run. */
export function originOf({ actor, requestId, bulkRunId, cause }: RequestContext): Command<unknown, unknown>['origin'] {
  if (bulkRunId !== undefined) return { actor, cause: 'bulk_run', causeId: bulkRunId, requestId };
  if (actor.apiKeyId) return { actor, cause: 'api_key', causeId: actor.apiKeyId, requestId };
  return { actor, cause: cause ?? 'screen', requestId };
}

/** The same with whether the actor's rights reach a field, where they reach some alone. */
function judgedOrigin(
  context: RequestContext,
  rights: Right | readonly Right[] | 'signed_in',
): Command<unknown, unknown>['origin'] {
  const origin = originOf(context);
  const limited = rightsIn(rights).filter(
    ([action, subject, scope, reach]) => reach === 'by_field' && !may(context.actor, action, subject, scope),
  );
  if (limited.length === 0) return origin;
  const mayChange = (field: string) =>
    limited.every(([action, subject, scope]) => may(context.actor, action, subject, scope, { field }));
  return { ...origin, mayChange };
}

function rightsIn(rights: Right | readonly Right[] | 'signed_in'): readonly Right[] {
  if (rights === 'signed_in') return [];
  return isOne(rights) ? [rights] : rights;
}

/** At the very fields where there is an input; an order without one is refused like any other that takes a right. */
function fieldsRefused(
  { fields }: FieldsRefused,
  hasInput: boolean,
  rights: Right | readonly Right[] | 'signed_in',
): CommonMembers['invalid'] {
  if (hasInput)
    return { __typename: 'InvalidInput', issues: fields.map((field) => inputIssue(field, 'not_your_field')) };
  const [action, subject] = rightsIn(rights).find(([, , , reach]) => reach === 'by_field') ?? ['update', 'all'];
  throw new Refusal(
    'FORBIDDEN',
    `You may not ${action} ${fields.join(', ')} of ${subject}: ask an administrator for a role that may.`,
    { action, subject },
  );
}

const commonKinds = new Set(['invalid', 'not_found', 'conflict', 'not_allowed'] satisfies CommonOutcome['kind'][]);

function isCommon(outcome: Outcome): outcome is Exclude<CommonOutcome, FieldsRefused> {
  return (commonKinds as ReadonlySet<string>).has(outcome.kind);
}

function isFieldsRefused(outcome: Outcome): outcome is FieldsRefused {
  return outcome.kind === 'fields_refused';
}

/** How often a mutation's work takes effect; undefined for a resolver that `mutation` did not make. */
export function effectOf(resolver: unknown): Effect | undefined {
  return madeMutation(resolver)?.effect;
}

/** Whether keys of sales channels may ask for it. */
export function isForChannels(resolver: unknown): boolean {
  return madeMutation(resolver)?.isForChannels ?? false;
}

/** The answer to a key of a sales channel that asks for anything else. */
export function closedToChannels(): Failure {
  return new Failure(
    'FORBIDDEN',
    'A key of a sales channel only places orders, reserves and releases discounts, and sends comments on its channel: use an API key of a person for the rest.',
  );
}

function madeMutation(resolver: unknown): MutationResolver | undefined {
  return typeof resolver === 'function' && made.has(resolver) ? (resolver as MutationResolver) : undefined;
}

const made = new WeakSet();

/** An id that cannot be one of ours names nothing. */
async function findKnown<Args, Found>(
  find: (context: RequestContext, args: Args) => Promise<Found | null>,
  about: readonly [string, string] | undefined,
  args: Args,
  context: RequestContext,
): Promise<Found | null> {
  return about && !isId(about[1]) ? null : find(context, args);
}

function requireRights(actor: Actor, rights: Right | readonly Right[] | 'signed_in'): void {
  if (actor.isPreview) requireOwn(actor, rights);
  if (rights === 'signed_in') {
    if (actor.userId === null) throw new Failure('UNAUTHENTICATED', 'Sign in to do this.');
    if (actor.apiKeyId)
      throw new Failure('FORBIDDEN', 'An API key does only what it was given: sign in to do this for yourself.');
    return;
  }
  for (const [action, subject, scope, reach] of rightsIn(rights)) authorize(actor, action, subject, scope, reach);
}

/** What is seen as a role sees it is looked at: only what is a person's own, such as their views, is changed from there. */
function requireOwn({ userId }: Actor, rights: Right | readonly Right[] | 'signed_in'): void {
  if (rights === 'signed_in') return;
  if (rightsIn(rights).every(([, subject, scope]) => subject !== 'User' && userId !== null && scope?.userId === userId))
    return;
  throw new Failure('IN_PREVIEW', 'This is a preview of a role, in which nothing is changed: end it first.');
}

function isOne(rights: Right | readonly Right[]): rights is Right {
  return typeof rights[0] === 'string';
}

/** A shared outcome as the member that says so. */
function member(about: About | undefined, outcome: Exclude<CommonOutcome, FieldsRefused>): object {
  const [entity, id] = about ?? ['', ''];
  switch (outcome.kind) {
    case 'invalid':
      return { __typename: 'InvalidInput', issues: outcome.issues };
    case 'not_found':
      return { __typename: 'NotFound', entity, id };
    case 'conflict': {
      const [ofEntity, ofId] = outcome.of ?? [entity, id];
      return { __typename: 'VersionConflict', entity: ofEntity, id: ofId, currentVersion: outcome.currentVersion };
    }
    case 'not_allowed': {
      const { code, reason, wording } = outcome;
      return { __typename: 'NotAllowedNow', code, reason, wording };
    }
  }
}
