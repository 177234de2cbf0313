import type { ValueRow } from './catalogue-value.store.ts';
import type { HandWritten } from './hand-values.ts';
import { mirroredAttributes } from './product.ts';
import type { LockedProduct, ProductColumns } from './product.store.ts';
import { isShownBy, shownOf } from './shown-text.ts';

/**
 * The product's own columns once values are written. They follow the value that holds afterwards, so that a cleared value shows what
 * the sources say; `held` are the values that hold then.
 */
export function columnsAfter(
  { name, description, brandId, categoryId }: LockedProduct,
  written: readonly HandWritten[],
  held: readonly ValueRow[],
  { tags, locales }: { tags: readonly string[]; locales: readonly string[] },
): ProductColumns {
  const columns = { name, description, brandId, categoryId };
  for (const { edit, locale, effective } of written) {
    const { attribute } = edit;
    if (!isMirrored(attribute.code)) continue;
    const shown = shownOf(
      held.filter(({ attributeId }) => attributeId === attribute.id),
      locales,
    );
    // A text in a language that stands behind the one that is shown changes nothing of it.
    if (attribute.isLocalized && shown && !isShownBy(locale, shown, locales)) continue;
    const text = textOf(attribute.isLocalized ? shown?.value : effective);
    if (attribute.code === 'name') columns.name = text ?? '';
    else columns[mirroredAttributes[attribute.code]] = text;
  }
  return { ...columns, tags };
}

/** Whether the columns after these values depend on the texts of the product in its other languages. */
export function readsTexts(written: readonly HandWritten[]): boolean {
  return written.some(({ edit: { attribute } }) => attribute.isLocalized && isMirrored(attribute.code));
}

/** Names, texts, references and codes are texts; anything else is no value of these attributes. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function isMirrored(code: string): code is keyof typeof mirroredAttributes {
  return Object.hasOwn(mirroredAttributes, code);
}
