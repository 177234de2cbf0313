import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { TestApi, TestClient } from '../../../testing/index.ts';
import type { RootName } from './field-document.ts';
import { type Stranger, strangers } from './people.ts';
import type { Planted } from './planted.ts';
import type { TwoShops } from './two-shops.ts';

/** What somebody gets: an answer, the answer that a missing record has, or the word that they may not. */
export type Verdict = 'answered' | 'hidden' | 'refused';

export type FieldCase = {
  verdicts: Record<Stranger, Verdict>;
  args: Args;
  /** What a key of the shop's sales channel gets; it is refused where nothing is said. */
  ofChannel?: Verdict;
  /** One who gets an answer. */
  whoMay: 'administrator' | 'manager';
};

type Values = Record<string, unknown>;
type Args = (world: TwoShops) => Values | Promise<Values>;

/** What was put into a shop by a name, an id as a rule. Throws where nothing was. */
export type Filled = (name: string) => string;

/** A shop that is filled, and what features before filled it with. */
export type Filling = {
  shopId: string;
  productId: string;
  variantId: string;
  manager: TestClient;
  managerId: string;
  marks: Planted;
  filled: Filled;
};

/** What a feature brings to the walks over every field and over two shops. */
export type FeatureCases = Partial<Record<RootName, Readonly<Record<string, FieldCase>>>> & {
  /** What needs records as they were filled in, before all else. */
  FirstMutation?: Readonly<Record<string, FieldCase>>;
  /** What takes away what others need, after all else. */
  LastMutation?: Readonly<Record<string, FieldCase>>;
  /** Puts what is the shop's or its manager's alone into it, with something planted in every text and number. */
  fill?: (api: TestApi, filling: Filling) => Promise<Readonly<Record<string, string>>>;
  /** Takes the same away, as if it had never been; rows go in any order. */
  empty?: (tx: Tx, world: TwoShops) => Promise<void>;
  /** Records that are the shop's, or that its people changed, by their kind. */
  changed?: (world: TwoShops) => readonly (readonly [entity: string, id: string])[];
  /** Places of what was planted by which somebody may search. */
  searched?: readonly string[];
};

const verdictOf: Record<string, Verdict> = { A: 'answered', h: 'hidden', r: 'refused' };

/** One letter for each of `strangers`, in their order, as the table of product.md 5.9 has it. */
export function calls(
  letters: string,
  args: Args = () => ({}),
  whoMay: FieldCase['whoMay'] = 'administrator',
): FieldCase {
  const verdicts = Object.fromEntries(strangers.map((who, at) => [who, verdictOf[letters[at] ?? '']]));
  if (letters.length !== strangers.length || Object.values(verdicts).includes(undefined))
    throw new Error(`${letters} does not say what each stranger gets.`);
  return { verdicts: verdicts as Record<Stranger, Verdict>, args, whoMay };
}

const dashboard = 'AAAArr';

/** Who gets what, where several fields have it alike. */
export const who = {
  /** Everybody who is signed in, of themselves. */
  everyone: 'AAAAAA',
  /** Anyone who has a dashboard. */
  dashboard,
  /** The catalogue, and the market facts of those who read offers. */
  catalogue: dashboard,
  offers: 'AArArr',
  /** Lists of the shop's people: managers see their own. */
  shopList: 'Arrrrr',
  /** A record of the shop's people. */
  ofShop: 'hrrrrr',
  /** A change that its command finds for itself: who has nothing of the kind learns no more than that it is not there. */
  changeOfShop: 'hhhhhh',
  administrators: 'rrrrrr',
  proposalList: 'AArrrr',
} as const;

export const first = { first: 5 };
export const shopDraft = (name: string) => ({ name, url: `https://${name}.example/`, kind: 'observed' });

/** The version that a record of the table has at this moment. */
export async function version({ api }: TwoShops, table: string, id: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from ${sql.table(table)} where id = ${id}`.execute(
    api.deps.db,
  );
  return rows[0]?.version ?? 1;
}

export async function versioned(world: TwoShops, table: string, id: string): Promise<{ id: string; version: number }> {
  return { id, version: await version(world, table, id) };
}

/** An answer of a mutation, whichever member of its union it is. */
export async function ask(
  client: TestClient,
  document: string,
  variables: Record<string, unknown>,
): Promise<Record<string, { id: string; version: number }> & { changeId: string }> {
  const data = await client.query<
    Record<string, Record<string, { id: string; version: number }> & { changeId: string }>
  >(document, variables);
  const [answer] = Object.values(data);
  if (!answer || Object.keys(answer).length < 2) throw new Error(`Not filled: ${JSON.stringify(data)}`);
  return answer;
}

export async function deleteWhere(tx: Tx, tables: readonly string[], condition: RawBuilder<unknown>): Promise<void> {
  for (const table of tables) await sql`delete from ${sql.table(table)} where ${condition}`.execute(tx);
}

/** Deletes the rows of tables whose parent is gone. */
export async function deleteOrphans(tx: Tx, tables: readonly string[], column: string, parent: string): Promise<void> {
  const isOrphan = sql`not exists (select from ${sql.table(parent)} p where p.id = ${sql.ref(`t.${column}`)})`;
  for (const table of tables) await sql`delete from ${sql.table(table)} t where ${isOrphan}`.execute(tx);
}
