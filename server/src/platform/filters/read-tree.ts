import { checkInput, type InputIssue, inputIssue } from '@quarry/contracts/common';
import { filterClauseInput, type FilterGroup, filterGroupInput, filterLimits } from '@quarry/contracts/filters';
import * as z from 'zod';
import { Failure } from '../failure.ts';
import { isTimeZone } from './read-values.ts';

/** The outermost group, and where the days of its clauses begin. */
export type FilterTree = FilterGroup & { timeZone: string };

type Reading = { parts: number; issues: InputIssue[] };

const timeZoneInput = z.object({ timeZone: z.string().nullish() });

/** The tree that a request sent; throws a Failure BAD_FILTER that names each place which is none. */
export function readTree(sent: unknown): FilterTree {
  const reading: Reading = { parts: 0, issues: [] };
  const group = readGroup(reading, 'where', sent, 1);
  const timeZone = timeZoneInput.safeParse(sent).data?.timeZone ?? 'UTC';
  if (!isTimeZone(timeZone)) reading.issues.push(inputIssue('where.timeZone', 'not_a_time_zone'));
  if (reading.issues.length > 0) throw badFilter(reading.issues);
  return { ...group, timeZone };
}

export function badFilter(issues: readonly InputIssue[]): Failure {
  const sentences = issues.map(({ path, message }) => `${path}: ${message}`);
  return new Failure('BAD_FILTER', `The filter cannot be used. ${sentences.join(' ')}`, { issues });
}

function readGroup(reading: Reading, path: string, sent: unknown, depth: number): FilterGroup {
  const nothing: FilterGroup = { match: 'all', clauses: [], groups: [] };
  if (!hasRoom(reading, path, depth)) return nothing;
  const group = checkInput(filterGroupInput, sent);
  if (!group.ok) {
    reading.issues.push(...group.issues.map((issue) => ({ ...issue, path })));
    return nothing;
  }
  const { match, clauses, groups } = group.value;
  return {
    match,
    clauses: clauses.flatMap((inner, index) => {
      const at = `${path}.clauses.${index}`;
      if (!hasRoom(reading, at, depth)) return [];
      const clause = checkInput(filterClauseInput, inner);
      if (clause.ok) return [clause.value];
      reading.issues.push(...clause.issues.slice(0, 1).map((issue) => ({ ...issue, path: at })));
      return [];
    }),
    groups: groups.map((inner, index) => readGroup(reading, `${path}.groups.${index}`, inner, depth + 1)),
  };
}

/** Of all that are too many the first is named. */
function hasRoom(reading: Reading, path: string, depth: number): boolean {
  reading.parts += 1;
  const isFull = reading.parts > filterLimits.parts;
  const isTooDeep = depth > filterLimits.depth;
  if (reading.parts === filterLimits.parts + 1 || (isTooDeep && !isFull)) {
    reading.issues.push(inputIssue(path, 'too_many'));
  }
  return !isFull && !isTooDeep;
}
