import { navigationMessages, useMessages } from '../i18n/index.ts';
import { ButtonLink } from './button-link.tsx';
import { Can } from './can.tsx';

/** The step out of a screen that needs an own shop, for those who see shops. */
export function ToShops() {
  const t = useMessages(navigationMessages);
  return (
    <Can action="read" subject="Shop">
      <ButtonLink to="/shops" isPrimary>
        {t('shops')}
      </ButtonLink>
    </Can>
  );
}
