import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Can } from '../../ui/can.tsx';
import { StepUnlessFilling } from '../../ui/lifecycle/index.ts';

/** What comes before the first product: a shop that is read. */
export function FirstProduct() {
  const t = useMessages(navigationMessages);
  return (
    <StepUnlessFilling>
      <Can action="create" subject="Shop">
        <ButtonLink to="/shops/new" isPrimary>
          {t('addShop')}
        </ButtonLink>
      </Can>
    </StepUnlessFilling>
  );
}
