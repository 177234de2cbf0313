import { printGtin } from '@quarry/contracts/gtin';
import { useLanguage, useMessages } from '../../i18n/index.ts';
import { RecordHistory } from '../../ui/history/index.ts';
import type { FieldWords, NameOf, WithFieldWords } from '../../ui/routing/index.ts';
import { useArchiveReasons } from './archive-reasons.ts';
import { archiveMessages } from './archive.messages.ts';
import { productMessages } from './product.messages.ts';
import type { AttributeBriefFragment, ProductDetailFragment } from './product.operations.generated.ts';
import { attributeName } from './product-text.ts';
import { optionsText } from './typed-value.ts';

type ProductHistoryProps = { product: ProductDetailFragment; attributes: readonly AttributeBriefFragment[] };

function useProductWords(attributes: readonly AttributeBriefFragment[]): FieldWords {
  const t = useMessages(productMessages);
  const tArchive = useMessages(archiveMessages);
  const language = useLanguage();
  const reasons = useArchiveReasons();
  const fields = {
    name: t('name'),
    description: t('description'),
    brandId: t('brand'),
    categoryId: t('category'),
    tags: t('tags'),
    gtin: t('gtin'),
    mpn: t('mpn'),
    sku: t('sku'),
    status: t('status'),
    archiveReason: tArchive('reason'),
    archiveNote: tArchive('note'),
  };
  const values = {
    archiveReason: Object.fromEntries(reasons.map(({ value, label }) => [value, label])),
    status: {
      DRAFT: t('is.DRAFT'),
      IN_REVIEW: t('is.IN_REVIEW'),
      REJECTED: t('is.REJECTED'),
      ACTIVE: t('is.ACTIVE'),
      UNLISTED: t('is.UNLISTED'),
      ARCHIVED: t('is.ARCHIVED'),
    },
  };
  /** `value:color:de:<variant>` names the colour in German, of a variant where there are several. */
  const fieldText = (name: string, nameOf: NameOf) => {
    const [kind, code = '', locale = '', variantId = ''] = name.split(':');
    if (kind !== 'value') return undefined;
    const attribute = attributeName(t, attributes.find((one) => one.code === code) ?? { code, name: code });
    const of = [locale, nameOf(variantId) ?? ''].filter((one) => one !== '');
    return of.length === 0 ? attribute : `${attribute} (${of.join(', ')})`;
  };
  /** A GTIN is kept with fourteen digits, and options by their ids. */
  const valueText = (name: string, value: unknown): string | undefined => {
    const [kind, code = ''] = name.split(':');
    const isGtin = name === 'gtin' || (kind === 'value' && code === 'gtin');
    if (isGtin) return typeof value === 'string' ? printGtin(value) : undefined;
    const attribute = kind === 'value' ? attributes.find((one) => one.code === code) : undefined;
    return attribute && optionsText(attribute, value, language);
  };
  return { fields, values, fieldText, valueText };
}

const noAttributes: readonly AttributeBriefFragment[] = [];

/** Attributes that the product itself has no word for go by their code. */
export const ProductWords: WithFieldWords = ({ children }) => children(useProductWords(noAttributes));

export function ProductHistory({ product, attributes }: ProductHistoryProps) {
  const words = useProductWords(attributes);
  return <RecordHistory entity="product" id={product.id} version={product.version} words={words} />;
}
