import type { BinKind } from '../commands/index.ts';
import { type MadeSchema, madeSchema } from '../db/index.ts';
import { knownConsumers } from '../events/index.ts';
import type { Feature } from '../feature.ts';
import { withFurther } from './further-history.ts';
import type { ListManifest, RecordManifest } from './manifest.ts';
import { changedRecordView, recordSubjectFunction } from './stored-kind.ts';
import type { TreeEffects } from './tree-effects.ts';

/** Every kind of record of the product, by what is asked of all of them. */
export type RecordKinds = {
  all: readonly RecordManifest[];
  /** The kind of this entity. */
  of: (entity: string) => RecordManifest | undefined;
  /** The kinds whose records go to the bin. */
  bin: readonly BinKind[];
  /** What of all features stands on the nodes of a tree of this kind. */
  treeEffects: (entity: string) => readonly TreeEffects[];
  /** What the database is made to know of them, and of who follows the log, by `quarry migrate`. */
  schema: MadeSchema;
};

/** Gathers what features declare. Throws where two declare the same entity. */
export function recordKinds(features: readonly Feature[], release: string): RecordKinds {
  const all = features.flatMap(({ records = [] }) => records).map((kind) => withHistories(kind, features));
  const byEntity = new Map<string, RecordManifest>();
  for (const kind of all) {
    if (byEntity.has(kind.entity)) throw new Error(`Two features declare the same kind of record: ${kind.entity}.`);
    byEntity.set(kind.entity, kind);
  }
  return {
    all,
    of: (entity) => byEntity.get(entity),
    bin: all.flatMap(({ entity, subject, bin }) => {
      if (!bin || !subject) return [];
      const holders = features.flatMap(({ letsGo }) => letsGo?.[entity] ?? []);
      return [{ ...bin, entity, subject, holders }];
    }),
    treeEffects: (entity) => features.flatMap(({ treeEffects }) => treeEffects?.[entity] ?? []),
    schema: madeSchema(release, [
      changedRecordView(all),
      recordSubjectFunction(all),
      ...knownConsumers(
        features.flatMap(({ topics = [] }) => topics),
        features.flatMap(({ consumers = [] }) => consumers),
      ),
    ]),
  };
}

/** A kind with what features above keep in the history of its records. */
function withHistories(kind: RecordManifest, features: readonly Feature[]): RecordManifest {
  const further = features.flatMap(({ furtherHistories }) => furtherHistories?.[kind.entity] ?? []);
  return kind.history && further.length > 0 ? { ...kind, history: withFurther(kind.history, further) } : kind;
}

/** The lists of all features by their query; what several say of one list is put together. */
export function listsOf(features: readonly Feature[]): Map<string, ListManifest> {
  const lists = new Map<string, ListManifest>();
  const add = (query: string, list: ListManifest) => {
    const known = lists.get(query);
    const bulk = bothBulk(known?.bulk, list.bulk);
    lists.set(query, { ...known, ...list, ...(bulk && { bulk }) });
  };
  for (const { records = [], lists: own = {} } of features) {
    for (const { list, subject } of records) if (list) add(list.query, listManifest(list, subject));
    for (const [query, list] of Object.entries(own)) add(query, list);
  }
  return lists;
}

/** What features above do to many rows of a list stands beside what its own feature does. */
function bothBulk(own: ListManifest['bulk'], other: ListManifest['bulk']): ListManifest['bulk'] {
  return own && other ? { find: own.find, actions: { ...own.actions, ...other.actions } } : (own ?? other);
}

function listManifest(
  { query: _query, isExported = false, ...list }: NonNullable<RecordManifest['list']>,
  subject: RecordManifest['subject'],
): ListManifest {
  return isExported && subject ? { ...list, exported: subject } : list;
}
