import { useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Facts, Section } from '../../ui/record/index.ts';
import { Absent, NumberText } from '../../ui/values.tsx';
import classes from './discount.module.css';
import { discountsMessages } from './discounts.messages.ts';
import type { DiscountDetailFragment } from './discounts.operations.generated.ts';

/** How often a discount counts, against its limits. */
export function UsesSection({ discount }: { discount: DiscountDetailFragment }) {
  const t = useMessages(discountsMessages);
  const { id, used, limitTotal, limitPerCustomer } = discount;
  const limit = (value: number | null) => (value === null ? <Absent /> : <NumberText value={value} />);
  return (
    <Section id="uses" title={t('uses')}>
      <Facts
        facts={[
          { label: t('used'), value: <NumberText value={used} /> },
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
