import type { Subject } from '@quarry/contracts/access';
import type { NavigationKey } from '../../i18n/index.ts';
import { recordKinds } from './all-areas.ts';

/** A kind of record, as its area declares it: the trail, the bin, the palette, jobs and the dashboard read it here and name no kind. */
export type RecordKind = {
  /** Its name on the server, under which the area's words hold what one record is called. */
  entity: NavigationKey;
  /** The subject of rights that is called as its records are. */
  subject?: Subject;
  /** The list of its records, by the name of the server's query; the words hold under it what many are called. */
  list?: NavigationKey;
  /** Where the pages of its records lie, and their list where there is one. */
  path?: string;
  /** Whether the server finds its records by a part of their name. */
  isLookedUp?: boolean;
  /** As what its records, which are runs, stand in the list of jobs; the words hold `kind.` before each. */
  jobs?: readonly string[];
  /** Whether its records go to the bin when they are deleted. */
  isBinned?: boolean;
};

export function kindOf(entity: string): RecordKind | undefined {
  return recordKinds().find((kind) => kind.entity === entity);
}

export function kindOfList(list: string): RecordKind | undefined {
  return recordKinds().find((kind) => kind.list === list);
}

export function kindOfSubject(subject: string): RecordKind | undefined {
  return recordKinds().find((kind) => kind.subject === subject);
}
