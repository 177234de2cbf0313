import type { RequestContext } from '../../platform/feature.ts';
import type { Brand, Shape } from '../../platform/graphql/index.ts';
import type { BrandRecord } from './brand.ts';
import { brandById } from './brand.resolvers.ts';

/** A brand of which a joined row knows id and name; whatever else is asked for is loaded, for all rows at once. */
export function briefBrand(id: string, name: string): Shape<Brand> {
  const later =
    <Field extends keyof BrandRecord>(field: Field) =>
    async (_args: never, context: RequestContext): Promise<BrandRecord[Field]> => {
      const brand = await brandById(context).load(id);
      if (!brand) throw new Error(`Brand ${id} is referred to and does not exist.`);
      return brand[field];
    };
  return {
    id,
    name,
    slug: later('slug'),
    website: later('website'),
    country: later('country'),
    description: later('description'),
    aliases: later('aliases'),
    status: later('status'),
    createdAt: later('createdAt'),
    updatedAt: later('updatedAt'),
    version: later('version'),
  };
}
