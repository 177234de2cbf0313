import { useMessages } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { sampleShopMessages } from './shop.messages.ts';
import { useShopCounts } from './use-shop.ts';

/** The ways through the shop, with what is on the wishlist and in the cart now. */
export function ShopLinks({ withShop = false }: { withShop?: boolean }) {
  const t = useMessages(sampleShopMessages);
  const { wishes, lines } = useShopCounts();
  return (
    <>
      {withShop && <ButtonLink to="/apps/ecommerce/shop">{t('toShop')}</ButtonLink>}
      <ButtonLink to="/apps/ecommerce/wishlist">{t('wishes', { wishes })}</ButtonLink>
      <ButtonLink to="/apps/ecommerce/checkout" isPrimary>
        {t('cart', { lines })}
      </ButtonLink>
    </>
  );
}
