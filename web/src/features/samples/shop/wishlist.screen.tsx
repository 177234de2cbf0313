import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { toast } from 'sonner';
import { sampleQuery } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { Picture } from '../../../ui/picture.tsx';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { showUndo } from '../../../ui/undo-toast.tsx';
import { MoneyText } from '../../../ui/values.tsx';
import { LoadSample } from '../kit/load-sample.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import { Rating } from './rating.tsx';
import { ShopLinks } from './shop-links.tsx';
import { sampleShopMessages } from './shop.messages.ts';
import classes from './shop.module.css';
import { currency, minorOf, useShopActions, type ShopProduct } from './use-shop.ts';

export function WishlistScreen() {
  const t = useMessages(sampleShopMessages);
  const query = useQuery(sampleQuery('GET /apps/ecommerce/wishlist'));
  return (
    <SamplePage title={t('wishlist')} actions={<ShopLinks withShop />}>
      <LoadSample query={query}>
        {({ products }) =>
          products.length === 0 ? (
            <EmptyState title={t('wishlistEmptyTitle')} text={t('wishlistEmptyText')}>
              <ButtonLink to="/apps/ecommerce/shop" isPrimary>
                {t('toShop')}
              </ButtonLink>
            </EmptyState>
          ) : (
            <ul className={classes.products} data-look="grid">
              {products.map((product) => (
                <li key={product.id}>
                  <WishedProduct product={product} />
                </li>
              ))}
            </ul>
          )
        }
      </LoadSample>
    </SamplePage>
  );
}

function WishedProduct({ product }: { product: ShopProduct }) {
  const t = useMessages(sampleShopMessages);
  const tKit = useMessages(kitMessages);
  const { wish, moveToCart } = useShopActions();
  const { name, slug, price, image, rating } = product;
  const remove = async () => {
    await wish({ ...product, isInWishlist: true });
    showUndo(t('removed', { name }), tKit('undo'), () => wish({ ...product, isInWishlist: false }));
  };
  const move = async () => {
    await moveToCart(product);
    toast.success(t('moved', { name }));
  };
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
        <Rating stars={rating} />
      </div>
      <div className={classes.buy}>
        <p className={classes.price}>
          <MoneyText money={{ minor: minorOf(price), currency }} />
        </p>
        <div className={classes.buttons}>
          <Button onClick={() => void move()}>{t('move')}</Button>
          <ToolButton label={t('remove', { name })} onClick={() => void remove()}>
            <IconX size={18} stroke={1.6} aria-hidden />
          </ToolButton>
        </div>
      </div>
    </article>
  );
}
