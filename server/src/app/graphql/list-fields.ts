import type { Feature, ResolverMap } from '../../platform/feature.ts';
import { listsOf } from '../../platform/records/index.ts';

/** Tells a dashboard what it may ask each list of the features for; a list that none has can be asked nothing. */
export function listFieldsResolvers(features: readonly Feature[]): ResolverMap {
  const lists = listsOf(features);
  return {
    Query: { listFields: (_root, { list }: { list: string }) => lists.get(list)?.filter?.described ?? [] },
  };
}
