import { namedText, type Translate } from '../../i18n/index.ts';
import { english } from './product.messages.ts';
import type { AttributeBriefFragment, ProductDetailFragment } from './product.operations.generated.ts';

export type ProductTexts = Translate<typeof english>;

/** Our own attributes in the person's language; one that was added later by its own name. */
export function attributeName(t: ProductTexts, { code, name }: { code: string; name: string }): string {
  return Object.hasOwn(english, `attribute.${code}`) ? namedText(t, english, 'attribute', code) : name;
}

/** The attribute with its unit, as the head of a row. */
export function attributeLabel(t: ProductTexts, attribute: AttributeBriefFragment): string {
  const name = attributeName(t, attribute);
  return attribute.unit === null || attribute.type === 'measure' ? name : `${name} (${attribute.unit})`;
}

export type ProductVariant = ProductDetailFragment['variants'][number];

/** A variant by what tells it from its siblings: its name, else its options, else its place. */
export function variantName(t: ProductTexts, variant: ProductVariant, variants: readonly ProductVariant[]): string {
  if (variant.name !== '') return variant.name;
  const options = optionText(variant.options);
  if (options !== '') return options;
  return variants.length === 1 ? t('onlyVariant') : `${t('variant')} ${variants.indexOf(variant) + 1}`;
}

function optionText(options: unknown): string {
  if (typeof options !== 'object' || options === null) return '';
  return Object.values(options).map(String).join(', ');
}
