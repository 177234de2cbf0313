import { Button } from '@mantine/core';
import { useMessages } from '../../i18n/index.ts';
import { Section } from '../../ui/record/index.ts';
import { PictureZone } from './picture-zone.tsx';
import classes from './product-page.module.css';
import { attributeLabel } from './product-text.ts';
import { productMessages } from './product.messages.ts';
import type { AttributeBriefFragment, ProductDetailFragment } from './product.operations.generated.ts';
import { useSetPicture } from './use-set-picture.ts';
import { useSetValue } from './use-set-value.ts';

type ProductPictureProps = { product: ProductDetailFragment; attribute: AttributeBriefFragment };

/** Gives a product a picture of its own, in place of the one that it has, or takes it away. */
export function ProductPicture({ product, attribute }: ProductPictureProps) {
  const t = useMessages(productMessages);
  const setPicture = useSetPicture(attribute);
  const { setValue } = useSetValue(product);
  const held = product.values.find((value) => value.attribute.code === attribute.code);
  const isByHand = held?.sourceKind === 'manual';
  return (
    <Section
      id="picture"
      title={attributeLabel(t, attribute)}
      actions={
        isByHand && (
          <Button size="xs" variant="default" onClick={() => void setValue(held, { value: null, text: null })}>
            {t('pictureRemove')}
          </Button>
        )
      }
    >
      {held && <p className={classes.note}>{t(isByHand ? 'pictureByHand' : 'pictureOfOffer')}</p>}
      <PictureZone onComplete={(uploadId) => setPicture(product, uploadId)} />
    </Section>
  );
}
