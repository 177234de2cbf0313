import type { Subject } from '@quarry/contracts/access';
import type { ChangeCause } from '@quarry/contracts/common';
import type { NavigationKey } from '../../i18n/index.ts';
import { recordKinds } from './all-areas.ts';

/** A kind of record, as its area declares it: the trail, the bin, the palette, jobs and the dashboard read it here and name no kind. */
export type RecordKind = {
  /** Its name on the server, under which the area's words hold what one record is called. */
  entity: NavigationKey;
  /** The subject of rights that is called as its records are. */
  subject?: Subject;
  /** The subject whose right to read opens its pages, where no right is called as it is. */
  readBy?: Subject;
  /** What a change says of how it came about where one of its records is behind it. */
  causes?: readonly ChangeCause[];
  /** The list of its records, by the name of the server's query; the words hold under it what many are called. */
  list?: NavigationKey;
  /** Runs that go over its records without its list, as the server names them. */
  runs?: readonly string[];
  /** Where the pages of its records lie, and their list where there is one. */
  path?: string;
  /** Whether the server finds its records by a part of their name. */
  isLookedUp?: boolean;
  /** As what its records, which are runs, stand in the list of jobs; the words hold `kind.` before each. */
  jobs?: readonly string[];
  /** Whether its records hold the names of others, of any kind. */
  isOfAnyKind?: boolean;
  /** Whether the trail has a key for a name, which the area's words put into words (`recordText`). */
  isNamedByKey?: boolean;
  /** Whether its records go to the bin when they are deleted. */
  isBinned?: boolean;
};

export function kindOf(entity: string): RecordKind | undefined {
  return recordKinds().find((kind) => kind.entity === entity);
}

export function kindOfList(list: string): RecordKind | undefined {
  return recordKinds().find((kind) => kind.list === list);
}

/** The kind of the records that a run does something to, by the name of its list. */
export function kindOfRun(list: string): RecordKind | undefined {
  return recordKinds().find((kind) => kind.list === list || kind.runs?.includes(list));
}

export function kindOfSubject(subject: string): RecordKind | undefined {
  return recordKinds().find((kind) => kind.subject === subject);
}

export function kindOfCause(cause: string): RecordKind | undefined {
  return recordKinds().find(({ causes = [] }) => causes.some((one) => one === cause));
}
