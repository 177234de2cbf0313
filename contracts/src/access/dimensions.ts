/** One way in which a record belongs to something that a person is given. */
export type Dimension = {
  /** The word of a rule that reaches only one's own: `own_shops`. */
  scope: string;
  /** The key by which a record says where it belongs: `shopId`. */
  key: string;
  /** The key by which a person says what they were given: `shopIds`; one id where `isOne`, else a list. */
  given: string;
  /** Nobody is given this by anybody: it is the person. */
  isOne?: true;
  /** In the address of a preview as a role: `shop`. */
  name: string;
  /** What a transaction says in `quarry.<setting>`, and policies read by `scope_<setting>()`. */
  setting: string;
};

/**
 * All dimensions of scope. One more is a row here, and what the compiler then asks for: who is given it, the word in `roles.graphql`, and
 * its texts; then the function of its setting in a migration, and the subjects of `permissionTable` that it is judged for.
 */
export const dimensions = [
  { name: 'shop', scope: 'own_shops', key: 'shopId', given: 'shopIds', setting: 'shops' },
  { name: 'brand', scope: 'own_brands', key: 'brandId', given: 'brandIds', setting: 'brands' },
  { name: 'person', scope: 'own', key: 'userId', given: 'userId', setting: 'user', isOne: true },
] as const satisfies readonly Dimension[];

type Ours = (typeof dimensions)[number];
type Many = Exclude<Ours, { isOne: true }>;

/** Which records of a subject a rule reaches: absent for all of them. */
export type RuleScope = Ours['scope'];

/**
 * Where a record belongs, for rules that reach only one's own. A key of a sales channel reaches only what is said to be of its channel,
 * whatever its rules say.
 */
export type RecordScope = { readonly [One in Ours as One['key']]?: string | null } & {
  readonly channelId?: string | null;
};

/** The columns by which the rows of a table belong somewhere, with their alias: `o.shop_id`. Written by us, never by a caller. */
export type ScopeColumns = { readonly [One in Ours as One['key']]?: string };

/** What somebody was given: the shops and brands that their conditions reach. */
export type GivenScope = { readonly [One in Many as One['given']]: readonly string[] };

/** The same and who they are. */
export type OwnScope = GivenScope & { readonly [One in Exclude<Ours, Many> as One['given']]: string | null };

/** The words of all conditions. */
export const ruleScopes = dimensions.map(({ scope }) => scope);

/** The dimensions in which people are given records. */
export const givenDimensions = dimensions.filter((one): one is Many => !('isOne' in one));

/** What is given in each dimension, as `idsOf` says; `mapGiven(({ given }) => person[given])` copies it. */
export function mapGiven<Value>(idsOf: (dimension: Many) => Value): { [One in Many as One['given']]: Value } {
  const entries = givenDimensions.map((one) => [one.given, idsOf(one)]);
  return Object.fromEntries(entries) as { [One in Many as One['given']]: Value };
}
