import { isSame } from './three-versions.ts';

/** What was typed into a form and not saved, by the name of the field. */
export type DraftValues = Record<string, unknown>;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'draft';
/** As long as a session lasts without use. */
const keptMs = 14 * 86_400_000;

/** One draft for each person, address and set of fields, so that nobody is shown what somebody else typed. */
export function draftKey(personId: string | number, address: string, fields: readonly string[]): string {
  return [prefix, personId, address, fields.toSorted().join()].join(' ');
}

/** The kept values that the form can still take: of its fields, and of their kind. */
export function readDraft(storage: Store, key: string, defaults: DraftValues, now: number): DraftValues | undefined {
  const kept = parseDraft(storage.getItem(key));
  if (!kept || kept.at + keptMs < now) return undefined;
  const usable = Object.entries(kept.values).filter(
    ([name, value]) =>
      Object.hasOwn(defaults, name) && isOfKind(value, defaults[name]) && !isSame(value, defaults[name]),
  );
  return usable.length > 0 ? Object.fromEntries(usable) : undefined;
}

/** What the form began with when the kept values were typed, which somebody may have changed since. */
export function readBeginning(storage: Store, key: string): DraftValues | undefined {
  return parseDraft(storage.getItem(key))?.beginning;
}

/**
 * Keeps what differs from the form's beginnings, or nothing when nothing does. `grownFrom` is the older version that was typed over,
 * as long as nobody has chosen between it and the one the form begins with. `place` names fields that are kept beside whatever differs.
 */
export function writeDraft(
  storage: Store,
  key: string,
  values: DraftValues,
  defaults: DraftValues,
  now: number,
  { grownFrom = defaults, place = [] }: { grownFrom?: DraftValues | undefined; place?: readonly string[] } = {},
): void {
  const isChanged = (name: string) => !isSame(values[name], defaults[name]);
  const names = Object.keys(values);
  if (!names.some(isChanged)) return storage.removeItem(key);
  const kept = names.filter((name) => isChanged(name) || place.includes(name)).map((name) => [name, values[name]]);
  try {
    storage.setItem(key, JSON.stringify({ at: now, values: Object.fromEntries(kept), beginning: grownFrom }));
  } catch {
    // The browser's storage is full: there is no draft then, and saving works all the same.
  }
}

/** Clears away drafts that nobody came back for. */
export function dropOldDrafts(storage: Storage, now: number): void {
  const keys = Array.from({ length: storage.length }, (_unused, place) => storage.key(place) ?? '');
  for (const key of keys.filter((name) => name.startsWith(`${prefix} `))) {
    const kept = parseDraft(storage.getItem(key));
    if (!kept || kept.at + keptMs < now) storage.removeItem(key);
  }
}

type KeptDraft = { at: number; values: DraftValues; beginning: DraftValues | undefined };

function parseDraft(text: string | null): KeptDraft | undefined {
  const draft = parseJson(text);
  if (!isRecord(draft) || typeof draft.at !== 'number' || !isRecord(draft.values)) return undefined;
  return { at: draft.at, values: draft.values, beginning: isRecord(draft.beginning) ? draft.beginning : undefined };
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    // What somebody else wrote there is no draft.
    return undefined;
  }
}

/** A field that begins empty takes anything; any other takes what has at least the parts it begins with. */
function isOfKind(value: unknown, beginning: unknown): boolean {
  if (beginning === null || beginning === undefined || value === null) return true;
  if (!isRecord(beginning))
    return typeof value === typeof beginning && Array.isArray(value) === Array.isArray(beginning);
  return isRecord(value) && Object.entries(beginning).every(([name, part]) => isOfKind(value[name], part));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
