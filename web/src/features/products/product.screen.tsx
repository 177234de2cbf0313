import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useRecord } from '../../data/index.ts';
import { useFormat, useMessages } from '../../i18n/index.ts';
import { RecordSteps } from '../../ui/list-walk/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Facts, RecordPage, RecordSlot, Section } from '../../ui/record/index.ts';
import { MoneyText, RelativeTime } from '../../ui/values.tsx';
import { ArchivedNote } from './archived-note.tsx';
import { CategoryLinks } from './category-links.tsx';
import { LowestPrice } from './lowest-price.tsx';
import { DeleteProductButton } from './delete-product-button.tsx';
import { ProductCompleteness } from './product-completeness.tsx';
import { BrandLink, ProductDetails } from './product-details.tsx';
import { ProductHistory } from './product-history.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductStatusActions } from './product-status-actions.tsx';
import { type AddedPlace, ProductValues } from './product-values.tsx';
import { ProductVariants } from './product-variants.tsx';
import { ProductTaxClass } from './product-tax-class.tsx';
import { ProductStatusDot } from './product.columns.tsx';
import { productMessages } from './product.messages.ts';
import {
  ProductAttributesDocument,
  ProductByIdDocument,
  type AttributeBriefFragment,
  type ProductDetailFragment,
} from './product.operations.generated.ts';
import { productsList } from './products-list.ts';

export function ProductScreen() {
  const { productId } = useParams({ from: '/shell/products/$productId' });
  const query = useRecord(ProductByIdDocument, { id: productId });
  return (
    <LoadRecord query={query} recordOf={({ product }) => product}>
      {(product) => <ProductPage key={product.id} product={product} />}
    </LoadRecord>
  );
}

const noAttributes: readonly AttributeBriefFragment[] = [];

function ProductPage({ product }: { product: ProductDetailFragment }) {
  const attributes = useRecord(ProductAttributesDocument, {}).data?.attributes ?? noAttributes;
  const image = attributes.find(({ code }) => code === 'image');
  const [adding, setAdding] = useState<AddedPlace>();
  return (
    <RecordPage
      title={product.localName}
      picture={<Picture src={product.imageUrl} alt="" />}
      status={<ProductStatusDot status={product.status} />}
      facts={<KeyFacts product={product} />}
      steps={<RecordSteps list={productsList} id={product.id} />}
      actions={
        <>
          <ProductStatusActions product={product} />
          {product.mayDelete && <DeleteProductButton product={product} />}
        </>
      }
      aside={
        <>
          <ProductCompleteness product={product} onFill={(attribute, locale) => setAdding({ attribute, locale })} />
          <ProductDates product={product} />
          <ProductHistory product={product} attributes={attributes} />
        </>
      }
    >
      {product.archival && <ArchivedNote archival={product.archival} />}
      <ProductValues product={product} attributes={attributes} adding={adding} onAdd={setAdding} />
      <ProductDetails product={product} />
      {image && product.mayUpdate && <ProductPicture product={product} attribute={image} />}
      <ProductVariants product={product} />
      {/* What is loaded apart stands below what is there at once, so that nothing moves under a reader's eyes. */}
      <RecordSlot name="product" recordId={product.id} />
    </RecordPage>
  );
}

/** What a person wants to know of a product before anything else. */
function KeyFacts({ product }: { product: ProductDetailFragment }) {
  return (
    <>
      {product.brand && <BrandLink brand={product.brand} />}
      {product.category && <CategoryLinks category={product.category} />}
      {product.offerFigures && <OfferFacts product={product} figures={product.offerFigures} />}
    </>
  );
}

type OfferFactsProps = {
  product: ProductDetailFragment;
  figures: NonNullable<ProductDetailFragment['offerFigures']>;
};

/** The figures that lists show, which count observed offers, and beside them what the reader sees of own ones. */
function OfferFacts({ product, figures }: OfferFactsProps) {
  const t = useMessages(productMessages);
  const format = useFormat();
  return (
    <>
      <span>
        {t('offersInShops', {
          offers: t('offerCount', { count: product.offerCount }),
          shops: t('shopCount', { count: product.shopCount }),
        })}
      </span>
      {figures.currencies.length > 0 && (
        <span>
          {format.label(t('lowestPrice'))} <LowestPrice product={product} />
        </span>
      )}
      {figures.ownOffers > 0 && (
        <span>
          {t('ownOfferCount', { count: figures.ownOffers })}
          {figures.ownLowestPrice && (
            <>
              , {t('ownLowestPrice')} <MoneyText money={figures.ownLowestPrice} />
            </>
          )}
        </span>
      )}
    </>
  );
}

function ProductDates({ product }: { product: ProductDetailFragment }) {
  const t = useMessages(productMessages);
  return (
    <Section id="dates" title={t('status')}>
      <Facts
        facts={[
          { label: t('status'), value: <ProductStatusDot status={product.status} /> },
          { label: t('attribute.tax_class'), value: <ProductTaxClass product={product} /> },
          { label: t('created'), value: <RelativeTime at={product.createdAt} /> },
          { label: t('changed'), value: <RelativeTime at={product.updatedAt} /> },
        ]}
      />
    </Section>
  );
}
