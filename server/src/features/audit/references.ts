import DataLoader from 'dataloader';
import { perRequest, type RequestContext } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';

/** Names by history and field and id, so that what many changes refer to is asked for once. */
const names = perRequest(
  (context) =>
    new DataLoader<{ entity: string; field: string; id: string }, string | null, string>(
      (keys) =>
        Promise.all(
          keys.map(async ({ entity, field, id }) => {
            const history = context.deps.records.of(entity)?.history;
            return (await history?.referenceOf?.(field)?.(context, id)) ?? null;
          }),
        ),
      { cacheKeyFn: ({ entity, field, id }) => `${entity} ${field} ${id}` },
    ),
);

/** The id that a value is, or that it holds beside what else it says of the record. */
function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
}

/** The names of what values of a field of a kind of record refer to by id, and of the part that the field is of; as far as the reader may see them. */
export async function referencesIn(
  context: RequestContext,
  entity: string,
  { field, values }: { field: string; values: readonly unknown[] },
): Promise<{ id: string; name: string }[]> {
  const history = context.deps.records.of(entity)?.history;
  const part = history?.partOf?.(field);
  const ids = new Set(history?.referenceOf?.(field) ? values.flat().map(idOf).filter(isId) : []);
  const found = await Promise.all([
    ...[...ids].map(async (id) => ({ id, name: await names(context).load({ entity, field, id }) })),
    ...(part ? [part.nameOf(context).then((name) => ({ id: part.id, name }))] : []),
  ]);
  return found.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]));
}
