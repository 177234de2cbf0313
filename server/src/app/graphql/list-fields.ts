import type { Feature, ResolverMap } from '../../platform/feature.ts';

/** Tells a dashboard what it may ask each list of the features for; a list that none has can be asked nothing. */
export function listFieldsResolvers(features: readonly Feature[]): ResolverMap {
  const filters = new Map(features.flatMap((feature) => Object.entries(feature.filters ?? {})));
  return {
    Query: { listFields: (_root, { list }: { list: string }) => filters.get(list)?.described ?? [] },
  };
}
