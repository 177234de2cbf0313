import { expect, it } from 'vitest';
import { discount, shop } from '../testing/discounts.ts';
import { discountSchema } from './discount-schema.ts';
import { inputOf, newValues, valuesOf, type DiscountValues } from './discount-values.ts';

const locales = ['en', 'de'];
const sent = (values: DiscountValues) => inputOf({ ...values, labels: [] }, undefined, shop.timeZone);
const filled = (changed: Partial<DiscountValues>): DiscountValues => ({
  ...newValues(shop, locales, '2026-06-01T00:00:00Z'),
  name: 'Summer',
  percent: '20',
  amount: '5,00',
  most: '10',
  minimum: '3',
  ...changed,
});

it('sends what the chosen kind has, and nothing that was typed for another', () => {
  expect(sent(filled({}))).toMatchObject({
    percent: '20',
    amount: null,
    most: '10',
    currency: 'EUR',
    buyQuantity: null,
  });
  expect(sent(filled({ reduction: 'AMOUNT' }))).toMatchObject({ percent: null, amount: '5.00', most: null });
  expect(sent(filled({ kind: 'BUY_X_GET_Y', percent: '100' }))).toMatchObject({
    percent: '100',
    amount: null,
    most: null,
    currency: null,
    buyQuantity: 2,
    getQuantity: 1,
  });
  expect(sent(filled({ kind: 'FREE_SHIPPING' }))).toMatchObject({ percent: null, most: '10', getTargets: [] });
  expect(sent(filled({ minimumKind: 'NONE' }))).toMatchObject({ minimum: null });
  expect(sent(filled({ minimumKind: 'QUANTITY' }))).toMatchObject({ minimum: '3' });
});

it('shows times by the clocks of the shop, and sends those that nobody changed as the moments that they were', () => {
  const opened = discount({ startsAt: '2026-10-25T01:30:00.000Z', endsAt: '2026-11-01T00:00:00.000Z' });
  const values = valuesOf(opened, locales);
  expect([values.startsAt, values.endsAt]).toEqual(['2026-10-25T02:30', '2026-11-01T01:00']);
  const again = inputOf({ ...values, labels: [], endsAt: '2026-11-02T01:00' }, opened, shop.timeZone);
  expect([again.startsAt, again.endsAt]).toEqual(['2026-10-25T01:30:00.000Z', '2026-11-02T01:00']);
});

it('finds everything that is wrong at once, each at its field', () => {
  const wrong = filled({ name: ' ', percent: '120', startsAt: '2026-03-29T02:30', limitTotal: Number.NaN });
  const checked = discountSchema([shop], locales, undefined).safeParse(wrong);
  const faults = checked.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
  expect(faults.toSorted()).toEqual([
    'limitTotal not_whole',
    'name required',
    'percent not_a_share',
    'startsAt skipped_time',
  ]);
});

it('names the text of a label that is wrong by its language', () => {
  const values = filled({ labels: { en: '', de: 'x'.repeat(121) } });
  const checked = discountSchema([shop], locales, undefined).safeParse(values);
  expect(checked.error?.issues.map(({ path }) => path.join('.'))).toEqual(['labels.de']);
});
