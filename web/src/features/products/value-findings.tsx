import { IconAlertTriangle } from '@tabler/icons-react';
import { useMessages, useWording } from '../../i18n/index.ts';
import { StoredPageLink } from '../../ui/stored-page-link.tsx';
import { ProductLink } from './product-link.tsx';
import { attributeName } from './product-text.ts';
import { productMessages } from './product.messages.ts';
import type { ProductDetailFragment, ValueFindingDetailFragment } from './product.operations.generated.ts';
import type { ValuePlace } from './use-set-value.ts';
import { isTypable } from './value-editor.tsx';
import classes from './value-findings.module.css';

type ValueFindingsProps = {
  findings: readonly ValueFindingDetailFragment[];
  /** Opens the field of a value with the words of a finding; absent for anyone who may not change the product. */
  onCorrect: ((finding: ValueFindingDetailFragment) => void) | undefined;
};

/** What sources state and the attribute cannot hold: who says it, why not, the way to the page, and the step that corrects it. */
export function ValueFindings({ findings, onCorrect }: ValueFindingsProps) {
  const t = useMessages(productMessages);
  const { refusal } = useWording();
  if (findings.length === 0) return null;
  return (
    <ul className={classes.findings}>
      {findings.map((finding) => {
        const { id, attribute, raw, source, reason, otherProduct } = finding;
        const said = source ? t('findingOfShop', { shop: source.shopName, text: raw }) : t('finding', { text: raw });
        return (
          <li key={id}>
            <IconAlertTriangle size={16} aria-hidden />
            <span>
              <bdi>{said}</bdi> {refusal({ reason: reason.text, wording: reason.wording }).reason}{' '}
              {otherProduct && <ProductLink product={otherProduct} />}{' '}
              {source?.pageUrl && (
                <a href={source.pageUrl} target="_blank" rel="noreferrer">
                  {t('openPage')}
                </a>
              )}{' '}
              {source && (
                <StoredPageLink page={source} field={source}>
                  {t('openStored')}
                </StoredPageLink>
              )}{' '}
              {onCorrect && isTypable(attribute) && (
                <button
                  type="button"
                  className={classes.correct}
                  aria-label={t('correctValue', { attribute: attributeName(t, attribute), text: raw })}
                  onClick={() => onCorrect(finding)}
                >
                  {t('correct')}
                </button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The findings at the place of a value. */
export function findingsAt(
  { findings }: ProductDetailFragment,
  { attribute, variantId, locale }: ValuePlace,
): ValueFindingDetailFragment[] {
  return findings.filter(
    (one) => one.attribute.id === attribute.id && one.variantId === variantId && one.locale === locale,
  );
}

/** The findings at places without a value, by the id of their attribute. */
export function findingsWithoutValue(
  product: ProductDetailFragment,
): ReadonlyMap<string, ValueFindingDetailFragment[]> {
  const shown = new Set(product.values.flatMap((value) => findingsAt(product, value)));
  const others = product.findings.filter((finding) => !shown.has(finding));
  return Map.groupBy(others, ({ attribute }) => attribute.id);
}
