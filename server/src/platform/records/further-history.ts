import type { ChangedFields, RecordHistory, Restoring } from '../commands/index.ts';

/** What a feature keeps of records of a feature below: audited as changes of them, and taken back by its own commands. */
export type FurtherHistory = Pick<RecordHistory, 'nested' | 'partOf' | 'referenceOf'> & {
  /** The audited fields that are its own; no other feature has one of the same name. */
  fields: readonly string[];
  restoring: Omit<Restoring, 'inSets'>;
};

/** The history of a kind of record with what features above keep of it. */
export function withFurther(history: RecordHistory, further: readonly FurtherHistory[]): RecordHistory {
  return further.reduce(withOne, history);
}

function withOne(history: RecordHistory, further: FurtherHistory): RecordHistory {
  const { fields, nested, partOf, referenceOf } = further;
  const own = new Set(fields);
  const isOwn = (name: string) => own.has(name.split('.')[0] ?? name);
  return {
    ...history,
    nested: [...(history.nested ?? []), ...(nested ?? [])],
    partOf: (field) => (isOwn(field) ? partOf : history.partOf)?.(field),
    referenceOf: (field) => (isOwn(field) ? referenceOf : history.referenceOf)?.(field),
    ...(history.restoring && { restoring: bothRestoring(history.restoring, further.restoring, isOwn) }),
  };
}

/** A change is of one of them, so that its fields say which command writes them back. */
function bothRestoring(
  below: Restoring,
  above: FurtherHistory['restoring'],
  isAbove: (field: string) => boolean,
): Restoring {
  return {
    ...below,
    actions: [...below.actions, ...above.actions],
    lock: async (tx, id) => {
      const held = await below.lock(tx, id);
      const more = held && (await above.lock(tx, id));
      return more ? { version: held.version, fields: { ...held.fields, ...more.fields } } : held;
    },
    write: (deps, origin, record) => {
      const restoring = Object.keys(record.restored).some(isAbove) ? above : below;
      return restoring.write(deps, origin, { ...record, fields: without(record.fields, restoring === below, isAbove) });
    },
  };
}

function without(fields: ChangedFields, isBelow: boolean, isAbove: (field: string) => boolean): ChangedFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isAbove(name) !== isBelow));
}
