import { checkDiscount } from '@quarry/contracts/discounts';
import { z } from 'zod';
import { byLocale, type LocaleText } from '../../../ui/locale-texts/index.ts';
import type { DiscountDetailFragment, DiscountInput } from '../discounts.operations.generated.ts';
import { inputOf, type DiscountShop, type DiscountValues } from './discount-values.ts';

type Sent = Omit<DiscountValues, 'labels'> & { labels: readonly LocaleText[] };

/** From what the form holds to what is sent, with everything that the contracts find wrong with it at its field. */
export function discountSchema(
  shops: readonly DiscountShop[],
  locales: readonly string[],
  discount: Pick<DiscountDetailFragment, 'startsAt' | 'endsAt'> | undefined,
): z.ZodType<DiscountInput> {
  const schema = z.custom<Sent>().transform((values, context) => {
    const shop = shops.find(({ id }) => id === values.shopId);
    if (!shop) {
      context.addIssue({ code: 'custom', message: 'unknown', path: ['shopId'] });
      return z.NEVER;
    }
    const { currency, timeZone } = shop;
    const input = inputOf(values, discount, timeZone);
    const checked = checkDiscount(input, { currency, timeZone, locales });
    if (checked.ok) return input;
    for (const { path, code } of checked.issues)
      context.addIssue({ code: 'custom', message: code, path: path.split('.') });
    return z.NEVER;
  });
  return byLocale(schema, ['labels']);
}
