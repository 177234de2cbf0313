import type { RequestContext } from '../../platform/feature.ts';
import type { Category, Shape } from '../../platform/graphql/index.ts';
import type { CategoryRecord } from './category.ts';
import { rememberedCategoryById } from './category.loaders.ts';

/** A category of which a joined row knows id and name; whatever else is asked for is loaded, for all rows at once. */
export function briefCategory(id: string, name: string): Shape<Category> {
  const later =
    <Field extends keyof CategoryRecord>(field: Field) =>
    async (_args: never, context: RequestContext): Promise<CategoryRecord[Field]> => {
      const category = await rememberedCategoryById(context).load(id);
      if (!category) throw new Error(`Category ${id} is referred to and does not exist.`);
      return category[field];
    };
  return {
    id,
    name,
    slug: later('slug'),
    description: later('description'),
    position: later('position'),
    status: later('status'),
    createdAt: later('createdAt'),
    updatedAt: later('updatedAt'),
    version: later('version'),
  };
}
