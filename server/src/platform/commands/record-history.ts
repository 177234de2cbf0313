import type * as z from 'zod';
import type { Reasoned } from '@quarry/contracts/wording';
import { checkInput, type InputIssue } from '@quarry/contracts/common';
import type { ChangeOrigin } from '../audit/index.ts';
import type { Tx } from '../db/index.ts';
import type { Deps, RequestContext } from '../feature.ts';
import type { Missed, RecordKind, Saved } from './change-record.ts';
import type { Right } from './mutation.ts';

export type ChangedFields = Record<string, unknown>;

/** What a command answered that wrote fields back; a refusal of the feature's own counts as one without a sentence. */
export type RestoreOutcome =
  | Saved<unknown>
  | Missed
  | { kind: 'invalid'; issues: readonly InputIssue[] }
  | ({ kind: 'not_allowed' } & Reasoned)
  | { kind: string };

/** A record as it would be with fields of it as they were before. */
export type Restored = {
  id: string;
  version: number;
  /** All audited fields as they are to be. */
  fields: ChangedFields;
  /** Those that were taken back, by name. */
  restored: ChangedFields;
};

/** One of many records that are restored, with the id of the change that is taken back. */
type CausedRestored = Restored & { causeId: string };

/** A record's version and audited fields as they are. */
export type HeldFields = { version: number; fields: ChangedFields };

/** How many records of a kind are restored, in a number of statements that does not grow with them. */
export type SetRestoring = {
  /** Those that are there, locked until the transaction ends. */
  lock: (tx: Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, HeldFields>>;
  /** Saves each record for the change that is its cause, in the transaction that `deps.db` is, and answers for each in order. */
  write: (deps: Deps, origin: ChangeOrigin, records: readonly CausedRestored[]) => Promise<readonly RestoreOutcome[]>;
};

/** How changes of a kind of record are taken back: by the commands that people change it with. */
export type Restoring = {
  /** The audit entries' verbs that can be taken back. */
  actions: readonly string[];
  /** The record's version and audited fields as they are, locked until the transaction ends. */
  lock: (tx: Tx, id: string) => Promise<HeldFields | undefined>;
  /** Saves the record in the transaction that `deps.db` is. */
  write: (deps: Deps, origin: ChangeOrigin, record: Restored) => Promise<RestoreOutcome>;
  /** The same for many records at once; absent for kinds that are restored one by one. */
  inSets?: SetRestoring;
};

/** Restores a kind of record, as `changeRecord` locks and audits it. */
export function restoringOf<R extends { version: number }>(
  { lock, audited }: RecordKind<R>,
  actions: readonly string[],
  write: Restoring['write'],
): Restoring {
  return {
    actions,
    lock: async (tx, id) => {
      const record = await lock(tx, id);
      return record && { version: record.version, fields: audited(record) };
    },
    write,
  };
}

/** Saves the fields as the contract's schema reads them today, or names those that no longer fit. */
export async function saveDraft<Draft>(
  schema: z.ZodType<Draft>,
  fields: ChangedFields,
  save: (draft: Draft) => Promise<RestoreOutcome>,
): Promise<RestoreOutcome> {
  const draft = checkInput(schema, fields);
  return draft.ok ? save(draft.value) : { kind: 'invalid', issues: draft.issues };
}

/** A kind of record with a page on which its history is read. */
export type RecordHistory = {
  /** The right that taking a change of the record back needs; null for a record that the reader does not see. */
  rightToRestore: (context: RequestContext, id: string) => Promise<Right | null>;
  /** Absent where decisions have an undo of their own. */
  restoring?: Restoring;
  /** Fields whose parts are changes of their own: `config`. */
  nested?: readonly string[];
  /** The field that shows what another one holds too: `name` for a name by language; undefined where none does. */
  shownIn?: (field: string) => string | undefined;
  /** The part of the record that a field is of, such as a variant, by its id and how it is called; undefined for one of the record itself. */
  partOf?: (field: string) => { id: string; nameOf: (context: RequestContext) => Promise<string | null> } | undefined;
  /** Names the record that a field refers to by id; undefined for a field that refers to nothing. */
  referenceOf?: (field: string) => ((context: RequestContext, id: string) => Promise<string | null>) | undefined;
};

/** Fields as they would be with those parts in place: `config.maxPages` goes into `config`. */
export function withParts(fields: ChangedFields, parts: ChangedFields): ChangedFields {
  const result = { ...fields };
  for (const [name, value] of Object.entries(parts)) {
    const [whole = name, part] = name.split('.');
    result[whole] = part === undefined ? value : { ...(result[whole] as ChangedFields | null), [part]: value };
  }
  return result;
}
