import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { sampleQuery, type SampleAnswer } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useShowRecordName } from '../../../ui/record/index.ts';
import { MoneyText } from '../../../ui/values.tsx';
import { LoadSample } from '../kit/load-sample.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import { useKept } from '../kit/use-kept.ts';
import { CartButton, ProductCard, WishButton } from './product-card.tsx';
import { categoryOf } from './product-filters.ts';
import { Rating } from './rating.tsx';
import { ShopLinks } from './shop-links.tsx';
import { sampleShopMessages } from './shop.messages.ts';
import classes from './shop.module.css';
import { basketPlace, currency, minorOf } from './use-shop.ts';

type DetailProduct = SampleAnswer<'GET /apps/ecommerce/products/{id}'>['product'];

/** The product whose id ends the address; bare, the first of the shop. */
export function ProductScreen() {
  const { slug } = useParams({ strict: false });
  return slug === undefined ? <FirstProduct /> : <LoadProduct id={slug.split('-').at(-1) ?? ''} />;
}

function FirstProduct() {
  const query = useQuery(sampleQuery('GET /apps/ecommerce/products', { query: { perPage: 1 } }));
  return <LoadSample query={query}>{({ products: [first] }) => <LoadProduct id={String(first?.id)} />}</LoadSample>;
}

function LoadProduct({ id }: { id: string }) {
  const t = useMessages(sampleShopMessages);
  const query = useQuery(sampleQuery('GET /apps/ecommerce/products/{id}', { part: id }));
  return (
    <LoadSample
      query={query}
      missing={{
        title: t('missingTitle'),
        text: t('missingText'),
        way: <ButtonLink to="/apps/ecommerce/shop">{t('toShop')}</ButtonLink>,
      }}
    >
      {({ product }) => <ProductDetail key={product.id} product={product} />}
    </LoadSample>
  );
}

function ProductDetail({ product }: { product: DetailProduct }) {
  const t = useMessages(sampleShopMessages);
  const { name, brand, price, description, image, rating, hasFreeShipping } = product;
  useShowRecordName(name);
  return (
    <SamplePage title={name} actions={<ShopLinks withShop />}>
      <div className={classes.detail}>
        <div className={classes.large}>
          <Picture src={image} alt={name} />
        </div>
        <div className={classes.about}>
          <p className={classes.quiet}>
            {t('byBrand', { brand })} · {t(categoryOf(product))}
          </p>
          <p className={classes.price}>
            <MoneyText money={{ minor: minorOf(price), currency }} />
            {hasFreeShipping && <span className={classes.shipping}>{t('freeShipping')}</span>}
          </p>
          <Rating stars={rating} />
          <p>{description}</p>
          <p className={classes.stock}>{t('inStock')}</p>
          <Colours product={product} />
          <div className={classes.buttons}>
            <CartButton product={product} />
            <WishButton product={product} />
          </div>
        </div>
      </div>
      <Related product={product} />
    </SamplePage>
  );
}

function Colours({ product: { id, colorOptions } }: { product: DetailProduct }) {
  const t = useMessages(sampleShopMessages);
  const [{ colours }, keep] = useKept(basketPlace);
  const chosen = colours[id] ?? colorOptions[0];
  return (
    <fieldset className={classes.colours}>
      <legend>{t('colour')}</legend>
      {colorOptions.map((colour) => (
        <label key={colour} className={classes.colour} data-colour={colour}>
          <input
            type="radio"
            name="colour"
            checked={colour === chosen}
            onChange={() => keep((before) => ({ ...before, colours: { ...before.colours, [id]: colour } }))}
          />
          {t(colour)}
        </label>
      ))}
    </fieldset>
  );
}

const mostRelated = 3;

function Related({ product }: { product: DetailProduct }) {
  const t = useMessages(sampleShopMessages);
  const query = useQuery(sampleQuery('GET /apps/ecommerce/products', { query: { perPage: 100 } }));
  const category = categoryOf(product);
  const related = (query.data?.products ?? [])
    .filter((other) => other.id !== product.id && categoryOf(other) === category)
    .slice(0, mostRelated);
  if (related.length === 0) return null;
  return (
    <section className={classes.related} aria-label={t('related')}>
      <p className={classes.relatedTitle}>{t('related')}</p>
      <ul className={classes.products} data-look="grid">
        {related.map((other) => (
          <li key={other.id}>
            <ProductCard product={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}
