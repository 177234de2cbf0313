import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { reviewMessages } from './review.messages.ts';

/** What comes before the first proposal: a shop that is read. */
export function FirstUse() {
  const t = useMessages(reviewMessages);
  return (
    <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
      <FirstSteps />
    </EmptyState>
  );
}

export function FirstSteps() {
  const tNavigation = useMessages(navigationMessages);
  return (
    <>
      <Can action="create" subject="Shop">
        <ButtonLink to="/shops/new" isPrimary>
          {tNavigation('addShop')}
        </ButtonLink>
      </Can>
      <Can action="read" subject="Excavator">
        <ButtonLink to="/excavators">{tNavigation('excavators')}</ButtonLink>
      </Can>
    </>
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
