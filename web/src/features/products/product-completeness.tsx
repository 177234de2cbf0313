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
  onFill: (attribute: AttributeBriefFragment) => void;
};

/** What is missing, each a step away from being filled. */
export function ProductCompleteness({ product, onFill }: ProductCompletenessProps) {
  const t = useMessages(productMessages);
  const mayEdit = product.mayUpdate;
  const { filled, required, missing } = product.completeness;
  return (
    <Section id="completeness" title={t('completeness')}>
      <CompletenessMeter filled={filled} required={required} />
      {missing.length > 0 && (
        <div>
          <h3>{t('missing')}</h3>
          <ul className={classes.missing}>
            {missing.map((attribute) => (
              <li key={attribute.id}>
                {mayEdit && isTypable(attribute) ? (
                  <button type="button" onClick={() => onFill(attribute)}>
                    {t('missingFill', { attribute: attributeName(t, attribute) })}
                  </button>
                ) : (
                  <span>
                    {attributeName(t, attribute)}{' '}
                    {!isTypable(attribute) && <span className={classes.note}>({t('missingPicture')})</span>}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
