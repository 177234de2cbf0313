import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useFormat, useMessages } from '../../../i18n/index.ts';
import { sampleQuery } from '../../../data/index.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadSample } from '../kit/load-sample.tsx';
import { SamplePage } from '../kit/sample-page.tsx';
import { useKept } from '../kit/use-kept.ts';
import { AddressStep } from './address-step.tsx';
import { CartStep } from './cart-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { PriceSummary } from './price-summary.tsx';
import { sampleShopMessages } from './shop.messages.ts';
import classes from './shop.module.css';
import { basketPlace, currency, type CartRow } from './use-shop.ts';

const steps = ['cart', 'address', 'payment'] as const;
type Step = (typeof steps)[number];

const titles = { cart: 'stepCart', address: 'stepAddress', payment: 'stepPayment' } as const;

/** Cart, address, payment: one after the other, each to be gone back to. */
export function CheckoutScreen() {
  const t = useMessages(sampleShopMessages);
  const { step } = useSearch({ strict: false });
  const [{ placed, address }] = useKept(basketPlace);
  const query = useQuery(sampleQuery('GET /apps/ecommerce/cart'));
  return (
    <SamplePage title={t('checkout')} actions={<ButtonLink to="/apps/ecommerce/shop">{t('toShop')}</ButtonLink>}>
      {step === 'done' && placed ? (
        <Placed {...placed} />
      ) : (
        <LoadSample query={query}>
          {({ products }) => <Checkout rows={products} step={reached(step, address.name !== '')} />}
        </LoadSample>
      )}
    </SamplePage>
  );
}

/** Nobody pays before it is known where the goods go. */
function reached(step: string | undefined, hasAddress: boolean): Step {
  if (step === 'payment') return hasAddress ? 'payment' : 'address';
  return step === 'address' ? step : 'cart';
}

function Checkout({ rows, step }: { rows: readonly CartRow[]; step: Step }) {
  const t = useMessages(sampleShopMessages);
  const navigate = useNavigate();
  if (rows.length === 0) {
    return (
      <EmptyState title={t('cartEmptyTitle')} text={t('cartEmptyText')}>
        <ButtonLink to="/apps/ecommerce/shop" isPrimary>
          {t('toShop')}
        </ButtonLink>
      </EmptyState>
    );
  }
  const go = (next: Step | 'done') =>
    navigate({ to: '/apps/ecommerce/checkout', search: next === 'cart' ? {} : { step: next } });
  return (
    <>
      <nav aria-label={t('steps')}>
        <ol className={classes.steps}>
          {steps.map((one, index) => (
            <li key={one} aria-current={one === step ? 'step' : undefined}>
              <span className={classes.stepNumber}>{index + 1}</span>
              {index < steps.indexOf(step) ? (
                <Link to="/apps/ecommerce/checkout" search={one === 'cart' ? {} : { step: one }}>
                  {t(titles[one])}
                </Link>
              ) : (
                t(titles[one])
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes.checkout}>
        <section aria-label={t(titles[step])}>
          {step === 'cart' && <CartStep rows={rows} />}
          {step === 'address' && <AddressStep onDone={() => void go('payment')} />}
          {step === 'payment' && <PaymentStep rows={rows} onPlaced={() => go('done')} />}
        </section>
        <PriceSummary rows={rows}>
          {step === 'cart' && (
            <ButtonLink to="/apps/ecommerce/checkout" search={{ step: 'address' }} isPrimary>
              {t('toAddress')}
            </ButtonLink>
          )}
        </PriceSummary>
      </div>
    </>
  );
}

function Placed({ pieces, totalMinor }: { pieces: number; totalMinor: number }) {
  const t = useMessages(sampleShopMessages);
  const format = useFormat();
  const total = format.money({ minor: totalMinor, currency });
  return (
    <EmptyState title={t('placedTitle')} text={t('placedText', { pieces, total })}>
      <ButtonLink to="/apps/ecommerce/shop" isPrimary>
        {t('toShop')}
      </ButtonLink>
    </EmptyState>
  );
}
