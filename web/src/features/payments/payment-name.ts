import type { Translate } from '../../i18n/index.ts';
import type { english } from './payments.messages.ts';
import type { PaymentDetailFragment } from './payments.operations.generated.ts';

type T = Translate<typeof english>;
type Provider = Pick<PaymentDetailFragment['provider'], 'code' | 'name'>;
type Named = Pick<PaymentDetailFragment, 'methodLabel'> & { provider: Provider };

/** Whether people enter what happened; a provider that is a program says itself when, and by which reference. */
export function isManual({ code }: Pick<Provider, 'code'>): boolean {
  return code === 'manual';
}

/** The provider that every shop has is called in the reader's language. */
export function providerName(provider: Provider, t: T): string {
  return isManual(provider) ? t('manual') : provider.name;
}

/** How it was paid; without words of its own it was given the name of the provider, and erasing its customer leaves none. */
export function methodName({ methodLabel, provider }: Named, t: T): string {
  return methodLabel === provider.name || methodLabel === '' ? providerName(provider, t) : methodLabel;
}

/** What a payment is called: how it was paid, and its reference where it has one. */
export function paymentName(payment: Named & Pick<PaymentDetailFragment, 'reference'>, t: T): string {
  const method = methodName(payment, t);
  return payment.reference === null ? method : `${method} ${payment.reference}`;
}
