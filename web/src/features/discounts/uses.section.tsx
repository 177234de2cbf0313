import { Link } from '@tanstack/react-router';
import { useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Facts, Section } from '../../ui/record/index.ts';
import { Absent, NumberText } from '../../ui/values.tsx';
import classes from './discount.module.css';
import { discountsMessages } from './discounts.messages.ts';
import type { DiscountUseState } from './discount-codes.operations.generated.ts';
import type { DiscountDetailFragment } from './discounts.operations.generated.ts';

/** How often a discount counts, orders apart from what is held for carts, against its limits. */
export function UsesSection({ discount }: { discount: DiscountDetailFragment }) {
  const t = useMessages(discountsMessages);
  const { id, used, reserved, limitTotal, limitPerCustomer } = discount;
  const limit = (value: number | null) => (value === null ? <Absent /> : <NumberText value={value} />);
  const uses = (state: DiscountUseState, count: number) =>
    count === 0 ? (
      <NumberText value={count} />
    ) : (
      <Link to="/discounts/$discountId/uses" params={{ discountId: id }} search={{ filter: [`state:${state}`] }}>
        <NumberText value={count} />
      </Link>
    );
  return (
    <Section id="uses" title={t('uses')}>
      <Facts
        facts={[
          { label: t('usesByOrders'), value: uses('COMMITTED', used - reserved) },
          { label: t('usesReserved'), value: uses('RESERVED', reserved) },
          { label: t('limitTotal'), value: limit(limitTotal) },
          { label: t('limitPerCustomer'), value: limit(limitPerCustomer) },
        ]}
      />
      {used > 0 && (
        <div className={classes.buttons}>
          <ButtonLink to="/discounts/$discountId/uses" params={{ discountId: id }}>
            {t('allUses')}
          </ButtonLink>
        </div>
      )}
    </Section>
  );
}
