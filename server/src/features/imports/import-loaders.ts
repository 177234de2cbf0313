import { interfaceLanguages } from '@quarry/contracts/access';
import DataLoader from 'dataloader';
import { perRequest, type RequestContext } from '../../platform/feature.ts';
import {
  type ChangeSetRecord,
  columnExamples,
  countPlansOf,
  findChangeSets,
  type ImportRecord,
  type PlanCounts,
  type TargetColumn,
} from '../../platform/imports/index.ts';
import { once } from '../../platform/once.ts';
import type { ReaderLanguage } from '../../platform/reader-language.ts';
import { findPreferences, userById } from '../access/index.ts';
import { importKinds } from './import-kinds.ts';

/** Change sets of the reader's own, one statement for all that a request asks for. */
export const changeSetById = perRequest(
  ({ actor, deps }) =>
    new DataLoader<string, ChangeSetRecord | null>(async (ids) => {
      const found = actor.userId === null ? new Map() : await findChangeSets(deps.db, actor.userId, ids);
      return ids.map((id) => found.get(id) ?? null);
    }),
);

/** What the rows of a set would do, counted. */
export const planCountsOf = perRequest(
  ({ deps }) =>
    new DataLoader<string, PlanCounts>(async (ids) => {
      const counts = await countPlansOf(deps.db, ids);
      return ids.map((id) => counts.get(id) ?? new Error(`The change set ${id} was not counted.`));
    }),
);

const examplesByUpload = perRequest(() => new Map<string, Promise<string[][]>>());

/** The examples of the columns of an import; its file is read for them once in a request. */
export function examplesOf(context: RequestContext, found: ImportRecord): Promise<string[][]> {
  const read = examplesByUpload(context);
  const examples = read.get(found.uploadId) ?? columnExamples(context.deps, found);
  read.set(found.uploadId, examples);
  return examples;
}

const columnsByKind = perRequest(({ deps }) => {
  const read = [...importKinds].map(([name, kind]) => [name, once(() => kind.columns(deps))] as const);
  return new Map(read);
});

/** What columns of files of a kind can be. */
export async function targetsOf(context: RequestContext, kind: string): Promise<readonly TargetColumn[]> {
  return (await columnsByKind(context).get(kind)?.()) ?? [];
}

/** The language of the screen that asks, else the one that its person saved. */
export const languageOfReader = perRequest((context) =>
  once(async (): Promise<ReaderLanguage> => {
    const { actor, deps, language } = context;
    if (language) return language;
    if (actor.userId === null) return 'en';
    const preferred = await findPreferences(deps.db, actor.userId);
    const chosen = preferred?.language ?? (await userById(context).load(actor.userId))?.language;
    return interfaceLanguages.find((known) => known === chosen) ?? 'en';
  }),
);
