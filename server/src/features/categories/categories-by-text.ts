import type { RequestContext } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import { findNamedCategories, findStanding } from './category-tree.store.ts';
import { categoryPathOf } from './category.loaders.ts';

const folded = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
const stepsOf = (text: string) =>
  text
    .split(/[>›»]/)
    .map(folded)
    .filter((step) => step !== '');

/**
 * The categories that each text names: by id, by a path such as "Home > Kitchen > Mugs", or by a name alone in any language. The number of
 * statements does not grow with the texts.
 */
export async function categoriesByText(
  context: RequestContext,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const named = await findNamedCategories(context.deps.db);
  const known = new Set(named.map(({ id }) => id));
  const byName = Map.groupBy(
    named.flatMap(({ id, names }) => [...new Set(names.map(folded))].map((name) => ({ name, id }))),
    ({ name }) => name,
  );
  const idsOf = (name: string | undefined) => (byName.get(name ?? '') ?? []).map(({ id }) => id);
  const merged = await findStanding(
    context.deps.db,
    texts.filter((text) => isId(text) && !known.has(text)),
  );
  const found = texts.map((text): [text: string, ids: string[], steps: string[]] => {
    if (isId(text) && known.has(text)) return [text, [text], []];
    const standing = merged.get(text);
    if (standing !== undefined && known.has(standing)) return [text, [standing], []];
    const whole = idsOf(folded(text));
    if (whole.length > 0) return [text, whole, []];
    const steps = stepsOf(text);
    return [text, idsOf(steps.at(-1)), steps];
  });
  const asked = [...new Set(found.flatMap(([, ids, steps]) => (steps.length > 1 ? ids : [])))];
  const paths = await categoryPathOf(context).loadMany(asked);
  const pathOf = new Map(asked.map((id, at) => [id, pathIn(paths[at])]));
  return new Map(
    found.map(([text, ids, steps]) => [
      text,
      steps.length > 1 ? ids.filter((id) => isPath(pathOf.get(id) ?? [], steps)) : ids,
    ]),
  );
}

function pathIn(path: { names: string[] } | Error | undefined): string[] {
  return path === undefined || path instanceof Error ? [] : path.names.map(folded);
}

function isPath(path: readonly string[], steps: readonly string[]): boolean {
  return steps.length === path.length && steps.every((step, at) => step === path[at]);
}
