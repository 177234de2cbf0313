import { useAbilities } from '../../data/index.ts';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StepUnlessFilling } from '../../ui/lifecycle/index.ts';
import { reviewMessages } from './review.messages.ts';

/** What comes before the first proposal: a shop that is read. */
export function FirstUse() {
  const t = useMessages(reviewMessages);
  return (
    <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
      <FirstStep />
    </EmptyState>
  );
}

export function FirstStep() {
  return (
    <StepUnlessFilling>
      <FirstShop />
    </StepUnlessFilling>
  );
}

/** Who may add no shop looks at what proposes. */
function FirstShop() {
  const t = useMessages(navigationMessages);
  const abilities = useAbilities();
  if (abilities.can('create', 'Shop')) {
    return (
      <ButtonLink to="/shops/new" isPrimary>
        {t('addShop')}
      </ButtonLink>
    );
  }
  return (
    <Can action="read" subject="Excavator">
      <ButtonLink to="/excavators" isPrimary>
        {t('excavators')}
      </ButtonLink>
    </Can>
  );
}

/** Where what was accepted is found. */
export function ProductsLink() {
  const t = useMessages(navigationMessages);
  return (
    <Can action="read" subject="Product">
      <ButtonLink to="/products">{t('products')}</ButtonLink>
    </Can>
  );
}
