import { Button } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { MoneyText } from '../../../ui/values.tsx';
import { Rating } from './rating.tsx';
import { sampleShopMessages } from './shop.messages.ts';
import classes from './shop.module.css';
import { currency, minorOf, useShopActions, type ShopProduct } from './use-shop.ts';

/** A product of the shop as a tile, or as a line of a list. */
export function ProductCard({ product }: { product: ShopProduct }) {
  const t = useMessages(sampleShopMessages);
  const { name, slug, brand, price, image, rating, hasFreeShipping, description } = product;
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <Picture src={image} alt="" />
      </div>
      <div className={classes.about}>
        <h2>
          <Link to="/apps/ecommerce/product-detail/$slug" params={{ slug }}>
            {name}
          </Link>
        </h2>
        <p className={classes.quiet}>{t('byBrand', { brand })}</p>
        <p className={classes.description}>{description}</p>
        <Rating stars={rating} />
      </div>
      <div className={classes.buy}>
        <p className={classes.price}>
          <MoneyText money={{ minor: minorOf(price), currency }} />
          {hasFreeShipping && <span className={classes.shipping}>{t('freeShipping')}</span>}
        </p>
        <div className={classes.buttons}>
          <CartButton product={product} />
          <WishButton product={product} />
        </div>
      </div>
    </article>
  );
}

export function WishButton({ product }: { product: ShopProduct }) {
  const t = useMessages(sampleShopMessages);
  const { wish } = useShopActions();
  const { name, isInWishlist } = product;
  const label = t(isInWishlist ? 'unwish' : 'wish', { name });
  return (
    <button
      type="button"
      className={classes.heart}
      aria-pressed={isInWishlist}
      aria-label={t('wish', { name })}
      title={label}
      onClick={() => void wish(product)}
    >
      {isInWishlist ? <IconHeartFilled size={20} aria-hidden /> : <IconHeart size={20} stroke={1.6} aria-hidden />}
    </button>
  );
}

export function CartButton({ product }: { product: ShopProduct }) {
  const t = useMessages(sampleShopMessages);
  const format = useFormat();
  const { addToCart } = useShopActions();
  if (product.isInCart) return <ButtonLink to="/apps/ecommerce/checkout">{t('viewInCart')}</ButtonLink>;
  return (
    <Button aria-label={`${format.label(t('addToCart'))} ${product.name}`} onClick={() => void addToCart(product)}>
      {t('addToCart')}
    </Button>
  );
}
