import { describe, expect, it } from 'vitest';
import { address, heading, open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page, complaints } = visitor;

const cards = () => page.getByRole('main').locator('article');
const card = (name: string) => cards().filter({ has: page.getByRole('heading', { name, exact: true }) });
const cart = (lines: number) => page.getByRole('main').getByRole('link', { name: `Cart (${lines})` });
const minor = async (part: string) =>
  Math.round(Number((await page.locator(`[data-part=${part}]`).textContent())?.replaceAll(/[^\d.]/g, '')) * 100);

describe('the sample shop', () => {
  it('shows nine a page, and filters, sorts and searches by the address', async () => {
    await open(page, '/apps/ecommerce/shop', 'Sample shop');
    await expect.poll(() => cards().count()).toBe(9);
    await page.getByLabel('Order').selectOption('Cheapest first');
    await expect.poll(() => page.url()).toContain('sort=price');
    await page.getByRole('button', { name: 'Page 3' }).click();
    await expect.poll(() => page.url()).toContain('page=3');
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect.poll(() => page.url()).toContain('look=list');
    await page.getByRole('button', { name: 'Price', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Above $100.00' }).click();
    await expect.poll(() => cards().count()).toBeLessThan(9);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('searchbox', { name: 'Search in Sample shop' }).fill('kettle');
    await expect.poll(() => cards().count()).toBe(2);
    await page.goto(address('/apps/ecommerce/shop?page=9'));
    await expect.poll(() => page.url()).toContain('page=3');
    await expect.poll(() => cards().count()).toBe(9);
  });

  it('lets hearts and carts follow what the layer says', async () => {
    await open(page, '/apps/ecommerce/shop', 'Sample shop');
    const bowl = card('Olive Bowl');
    await bowl.getByRole('button', { name: 'Put Olive Bowl on the wishlist' }).click();
    await bowl.getByRole('button', { name: 'Add to cart: Olive Bowl' }).click();
    await bowl.getByRole('link', { name: 'View in cart' }).waitFor();
    await cart(6).waitFor();
    await page.getByRole('button', { name: 'Page 2' }).click();
    await page.getByRole('button', { name: 'Page 1' }).click();
    await bowl.getByRole('link', { name: 'View in cart' }).waitFor();
    await expect.poll(() => bowl.getByRole('button', { name: /wishlist/ }).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('link', { name: 'Wishlist (5)' }).click();
    await heading(page, 'Wishlist');
    await card('Reading Lamp Moss').getByRole('button', { name: 'Move to cart' }).click();
    await expect.poll(() => card('Reading Lamp Moss').count()).toBe(0);
    await cart(7).waitFor();
    await page.getByRole('button', { name: 'Remove Olive Bowl' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await card('Olive Bowl').waitFor();
  });

  it('shows one product by its address, bare the first, and says where there is none', async () => {
    await open(page, '/apps/ecommerce/product-detail', 'Gooseneck Kettle 0.9 l');
    await page.getByRole('radio', { name: 'Blue' }).check();
    await expect.poll(() => page.getByRole('radio', { name: 'Blue' }).isChecked()).toBe(true);
    await page.getByRole('region', { name: 'Others of this kind' }).waitFor();
    await open(page, '/apps/ecommerce/product-detail/harbour-mug-2', 'Harbour Mug');
    await open(page, '/apps/ecommerce/product-detail/nothing-999', 'There is no such product');
  });

  it('checks out in three steps, the sum being lines by quantities less what comes off', async () => {
    await open(page, '/apps/ecommerce/checkout', 'Checkout');
    await expect.poll(() => page.locator('[data-product]').count()).toBe(5);
    const goods = await minor('goods');
    const lamps = page.getByLabel('Quantity of Brass Desk Lamp');
    await lamps.press('ControlOrMeta+a');
    await lamps.press('Backspace');
    await lamps.pressSequentially('3');
    await expect.poll(() => minor('goods')).toBe(goods + 2 * 6_450);
    await page.getByRole('button', { name: 'Remove Brass Desk Lamp' }).click();
    await expect.poll(() => page.locator('[data-product]').count()).toBe(4);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => minor('goods')).toBe(goods + 2 * 6_450);
    await lamps.fill('1');
    await page.getByRole('button', { name: 'One Brass Desk Lamp more' }).click();
    await expect.poll(() => minor('goods')).toBe(goods + 6_450);
    expect(await minor('total')).toBe((await minor('goods')) - (await minor('discounts')));
    await page.getByLabel('Coupon').fill('nonsense');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('There is no such coupon.').waitFor();
    await page.getByLabel('Coupon').fill('seam10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.locator('[data-part=coupon]').waitFor();
    const left = (await minor('goods')) - (await minor('discounts'));
    expect(await minor('coupon')).toBe(Math.round(left / 10));
    expect(await minor('total')).toBe(left - (await minor('coupon')));
    await page.getByRole('link', { name: 'On to the address' }).click();
    await page.getByRole('button', { name: 'On to the payment' }).click();
    await page.getByText('5 fields need attention').waitFor();
    for (const field of ['Name', 'Street', 'Postcode', 'Place', 'Country']) {
      await page.getByRole('main').getByLabel(field).fill(`Some ${field}`);
    }
    await page.getByRole('button', { name: 'On to the payment' }).click();
    await page.getByRole('radio', { name: 'Bank transfer' }).check();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('heading', { name: 'The order is placed' }).waitFor();
    await page.getByText(/^6 pieces for/).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'To the shop' }).first().click();
    await cart(0).click();
    await page.getByRole('heading', { name: 'The cart is empty' }).waitFor();
    expect(complaints).toEqual([]);
    await page.goto(address('/apps/ecommerce/checkout?step=payment'));
    await page.getByRole('button', { name: 'On to the payment' }).waitFor();
  });
});
