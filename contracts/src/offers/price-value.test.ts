import { describe, expect, it } from 'vitest';
import { formPrice, priceAtShop } from './index.ts';

describe('formPrice', () => {
  it.each([
    [{ text: 'USD', page: 'EUR', shop: 'GBP' }, 'USD', 'text'],
    [{ text: null, page: 'EUR', shop: 'GBP' }, 'EUR', 'page'],
    [{ header: 'CHF', shop: 'GBP' }, 'CHF', 'header'],
    [{ text: undefined, page: null, shop: 'GBP' }, 'GBP', 'shop'],
  ])('takes the nearest currency of %j and says which rule gave it', (named, currency, currencyRule) => {
    expect(formPrice('12.50', named)).toEqual({ amount: '12.50', minor: 1250, currency, currencyRule });
  });

  it.each([
    ['12800', 'JPY', 12800],
    ['1.250', 'KWD', 1250],
    ['19.995', 'EUR', 2000],
  ])('counts %s %s in minor units of that currency', (amount, page, minor) => {
    expect(formPrice(amount, { page })?.minor).toBe(minor);
  });

  it('has no currency, no rule and two decimals where nothing names one', () => {
    expect(formPrice('12.50', { text: null })).toEqual({ amount: '12.50', minor: 1250, currency: null });
  });

  it('forms nothing of what is no amount', () => {
    expect(formPrice('12,50', { text: 'EUR' })).toBeUndefined();
  });
});

describe('priceAtShop', () => {
  const bare = { amount: '1250', minor: 125_000, currency: null };

  it("counts a price without a currency anew in the shop's", () => {
    expect(priceAtShop(bare, 'JPY')).toEqual({ amount: '1250', minor: 1250, currency: 'JPY', currencyRule: 'shop' });
  });

  it('keeps what was said of tax', () => {
    expect(priceAtShop({ ...bare, tax: 'excluded' }, 'JPY')).toMatchObject({ minor: 1250, tax: 'excluded' });
  });

  it('leaves a price alone that has a currency, and one of a shop without', () => {
    const price = { ...bare, currency: 'EUR', currencyRule: 'text' as const };
    expect(priceAtShop(price, 'JPY')).toBe(price);
    expect(priceAtShop(bare, null)).toEqual(bare);
  });
});
