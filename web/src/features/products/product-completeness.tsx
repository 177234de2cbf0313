import { useMessages } from '../../i18n/index.ts';
import { Section } from '../../ui/record/index.ts';
import { CompletenessMeter } from './completeness-meter.tsx';
import classes from './product-page.module.css';
import { attributeName } from './product-text.ts';
import { productMessages } from './product.messages.ts';
import type { AttributeBriefFragment, ProductDetailFragment } from './product.operations.generated.ts';
import { isTypable } from './value-editor.tsx';

type ProductCompletenessProps = {
  product: ProductDetailFragment;
  onFill: (attribute: AttributeBriefFragment, locale: string) => void;
};

/** What is missing, each a step away from being filled. */
export function ProductCompleteness({ product, onFill }: ProductCompletenessProps) {
  const t = useMessages(productMessages);
  const mayEdit = product.mayUpdate;
  const { filled, required, gaps } = product.completeness;
  const states = new Map(product.category?.template.map(({ attribute, state }) => [attribute.id, state]));
  const nameOf = (attribute: AttributeBriefFragment, locales: readonly string[]) =>
    [attributeName(t, attribute), ...(locales.length > 0 ? [`(${locales.join(', ')})`] : [])].join(' ');
  return (
    <Section id="completeness" title={t('completeness')}>
      <CompletenessMeter filled={filled} required={required} />
      {gaps.length > 0 && (
        <div>
          <h3>{t('missing')}</h3>
          <ul className={classes.missing}>
            {gaps.map(({ attribute, locales }) => (
              <li key={attribute.id}>
                {mayEdit && isTypable(attribute) ? (
                  <button type="button" onClick={() => onFill(attribute, locales[0] ?? '')}>
                    {t('missingFill', { attribute: nameOf(attribute, locales) })}
                  </button>
                ) : (
                  <span>
                    {nameOf(attribute, locales)}{' '}
                    {attribute.type === 'media' && <span className={classes.note}>({t('missingPicture')})</span>}
                  </span>
                )}
                {states.get(attribute.id) === 'RECOMMENDED' && (
                  <span className={classes.note}> {t('recommended')}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
