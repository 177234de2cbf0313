import { type AttributeGroup, attributeGroups } from '@quarry/contracts/attributes';
import type { ProductDetailFragment, ProductValueDetailFragment } from './product.operations.generated.ts';

type TemplateEntry = NonNullable<ProductDetailFragment['category']>['template'][number];

/** Values of a group with the places of its template that have none; without a group what no template speaks of. */
export type ValueGroup = {
  group: AttributeGroup | null;
  values: ProductValueDetailFragment[];
  empty: (TemplateEntry & { state: Exclude<TemplateEntry['state'], 'OFF'> })[];
};

/** The values of a product, first those that no template speaks of, then by the groups of the template and in its order. */
export function groupedValues({ values, category }: ProductDetailFragment): ValueGroup[] {
  const template = (category?.template ?? []).flatMap((entry) =>
    entry.state === 'OFF' ? [] : [{ ...entry, state: entry.state }],
  );
  const named = new Set(template.map(({ attribute }) => attribute.id));
  const groups = attributeGroups.map((group): ValueGroup => {
    const entries = template.filter((entry) => entry.group === group);
    const valuesOf = (id: string) => values.filter(({ attribute }) => attribute.id === id);
    return {
      group,
      values: entries.flatMap(({ attribute }) => valuesOf(attribute.id)),
      empty: entries.filter(({ attribute }) => valuesOf(attribute.id).length === 0),
    };
  });
  const others = values.filter(({ attribute }) => !named.has(attribute.id));
  return [{ group: null, values: others, empty: [] }, ...groups].filter(
    (one) => one.values.length + one.empty.length > 0,
  );
}
