import { useParams } from '@tanstack/react-router';
import { useAbilities, useRecord } from '../../data/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { RecordSteps } from '../../ui/list-walk/index.ts';
import { LoadRecord } from '../../ui/load-record.tsx';
import { useContentLocales } from '../../ui/locale-texts/index.ts';
import { Facts, RecordPage, Section } from '../../ui/record/index.ts';
import { NumberText, RelativeTime } from '../../ui/values.tsx';
import { CodesSection } from './codes/codes.section.tsx';
import { DiscountActions } from './discount-actions.tsx';
import { DiscountHistory } from './discount-history.tsx';
import { DiscountMethodText, DiscountPeriod, DiscountStatusDot, DiscountValue } from './discount-text.tsx';
import { discountsList } from './discounts-list.ts';
import { discountsMessages } from './discounts.messages.ts';
import { DiscountByIdDocument, type DiscountDetailFragment } from './discounts.operations.generated.ts';
import { DiscountForm } from './form/discount.form.tsx';
import { valuesOf } from './form/discount-values.ts';
import { useUpdateDiscount } from './use-save-discount.ts';
import { UsesSection } from './uses.section.tsx';

export function DiscountScreen() {
  const { discountId } = useParams({ from: '/shell/discounts/$discountId' });
  const query = useRecord(DiscountByIdDocument, { id: discountId });
  const locales = useContentLocales();
  return (
    <LoadRecord query={query} recordOf={({ discount }) => discount}>
      {(discount) =>
        locales && <DiscountPage key={`${discount.id} ${discount.version}`} discount={discount} locales={locales} />
      }
    </LoadRecord>
  );
}

type DiscountPageProps = { discount: DiscountDetailFragment; locales: readonly string[] };

/** Everything of one discount. */
export function DiscountPage({ discount, locales }: DiscountPageProps) {
  const abilities = useAbilities();
  const update = useUpdateDiscount(discount);
  const { shop } = discount;
  return (
    <RecordPage
      title={discount.name}
      status={<DiscountStatusDot status={discount.status} />}
      facts={<DiscountValue discount={discount} />}
      steps={<RecordSteps list={discountsList} id={discount.id} />}
      actions={<DiscountActions discount={discount} mayCopy={abilities.can('create', 'Discount')} />}
      aside={
        <>
          <DiscountFacts discount={discount} />
          <UsesSection discount={discount} />
          {discount.method === 'CODE' && <CodesSection discount={discount} />}
          <DiscountHistory id={discount.id} version={discount.version} shop={shop} />
        </>
      }
    >
      <DiscountForm
        shops={[shop]}
        discount={discount}
        values={valuesOf(discount, locales)}
        locales={locales}
        onSave={update}
      />
    </RecordPage>
  );
}

function DiscountFacts({ discount }: { discount: DiscountDetailFragment }) {
  const t = useMessages(discountsMessages);
  const { shop, createdAt, updatedAt, endedAt } = discount;
  return (
    <Section id="facts" title={t('status')}>
      <Facts
        facts={[
          { label: t('shop'), value: <bdi>{shop.name}</bdi> },
          { label: t('method'), value: <DiscountMethodText discount={discount} /> },
          { label: t('period'), value: <DiscountPeriod discount={discount} /> },
          { label: t('class'), value: t(`class.${discount.class}`) },
          { label: t('priority'), value: <NumberText value={discount.priority} /> },
          ...(endedAt === null ? [] : [{ label: t('endedAt'), value: <RelativeTime at={endedAt} /> }]),
          { label: t('created'), value: <RelativeTime at={createdAt} /> },
          { label: t('updated'), value: <RelativeTime at={updatedAt} /> },
        ]}
      />
    </Section>
  );
}
