import { IconHeart, IconMinus, IconPlus, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { kitMessages } from '../../../ui/kit.messages.ts';
import { Picture } from '../../../ui/picture.tsx';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { showUndo } from '../../../ui/undo-toast.tsx';
import { MoneyText } from '../../../ui/values.tsx';
import { useKept } from '../kit/use-kept.ts';
import { sampleShopMessages } from './shop.messages.ts';
import classes from './shop.module.css';
import { basketPlace, currency, minorOf, useShopActions, type CartRow } from './use-shop.ts';

const mostPieces = 99;

export function CartStep({ rows }: { rows: readonly CartRow[] }) {
  return (
    <ul className={classes.cartLines}>
      {rows.map((row) => (
        <li key={row.id} className={classes.cartLine} data-product={row.id}>
          <CartLine row={row} />
        </li>
      ))}
    </ul>
  );
}

function CartLine({ row }: { row: CartRow }) {
  const t = useMessages(sampleShopMessages);
  const tKit = useMessages(kitMessages);
  const format = useFormat();
  const [{ quantities, colours }, keep] = useKept(basketPlace);
  const { removeFromCart, addToCart, moveToWishlist } = useShopActions();
  const { id, name, slug, brand, price, image, qty, shippingDate, offers, discountPercentage } = row;
  const quantity = quantities[id] ?? qty;
  const colour = row.isInCart ? colours[id] : undefined;
  const setQuantity = (next: number) => {
    const bounded = Math.min(Math.max(Math.round(next), 1), mostPieces);
    keep((before) => ({ ...before, quantities: { ...before.quantities, [id]: bounded } }));
  };
  /** Anyone who puts it in again later begins with one. */
  const forgetQuantity = () =>
    keep(({ quantities: { [id]: _gone, ...others }, ...before }) => ({ ...before, quantities: others }));
  const moveAway = async () => {
    await moveToWishlist(row);
    forgetQuantity();
  };
  const remove = async () => {
    await removeFromCart(row);
    forgetQuantity();
    showUndo(t('removed', { name }), tKit('undo'), async () => {
      setQuantity(quantity);
      await addToCart(row);
    });
  };
  return (
    <>
      <div className={classes.thumb}>
        <Picture src={image} alt="" />
      </div>
      <div className={classes.about}>
        <Link to="/apps/ecommerce/product-detail/$slug" params={{ slug }}>
          {name}
        </Link>
        <p className={classes.quiet}>
          {t('byBrand', { brand })}
          {isColour(colour) && <> · {t(colour)}</>}
        </p>
        <p className={classes.quiet}>{t('delivery', { day: format.date(shippingDate) })}</p>
        <p className={classes.off}>{t('off', { percent: format.percent(discountPercentage / 100), count: offers })}</p>
      </div>
      <div className={classes.quantity}>
        <ToolButton label={t('less', { name })} disabled={quantity <= 1} onClick={() => setQuantity(quantity - 1)}>
          <IconMinus size={16} aria-hidden />
        </ToolButton>
        <QuantityField label={t('quantity', { name })} quantity={quantity} onChange={setQuantity} />
        <ToolButton
          label={t('more', { name })}
          disabled={quantity >= mostPieces}
          onClick={() => setQuantity(quantity + 1)}
        >
          <IconPlus size={16} aria-hidden />
        </ToolButton>
      </div>
      <p className={classes.price}>
        <MoneyText money={{ minor: minorOf(price) * quantity, currency }} />
      </p>
      <div className={classes.buttons}>
        <ToolButton label={t('toWishlist', { name })} onClick={() => void moveAway()}>
          <IconHeart size={18} stroke={1.6} aria-hidden />
        </ToolButton>
        <ToolButton label={t('remove', { name })} onClick={() => void remove()}>
          <IconX size={18} stroke={1.6} aria-hidden />
        </ToolButton>
      </div>
    </>
  );
}

type QuantityFieldProps = { label: string; quantity: number; onChange: (quantity: number) => void };

/** Counts as soon as a number stands in it; emptied, it waits for another one. */
function QuantityField({ label, quantity, onChange }: QuantityFieldProps) {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <input
      type="number"
      min={1}
      max={mostPieces}
      aria-label={label}
      value={isEmpty ? '' : quantity}
      onChange={({ currentTarget: { value, valueAsNumber } }) => {
        setEmpty(value === '');
        if (!Number.isNaN(valueAsNumber)) onChange(valueAsNumber);
      }}
      onBlur={() => setEmpty(false)}
    />
  );
}

const colourNames = ['primary', 'success', 'warning', 'danger', 'info'] as const;

function isColour(text: string | undefined): text is (typeof colourNames)[number] {
  return colourNames.some((colour) => colour === text);
}
