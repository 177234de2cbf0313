import { navigationMessages, useMessages } from '../../i18n/index.ts';

export function DashboardScreen() {
  const t = useMessages(navigationMessages);
  return <h1>{t('dashboard')}</h1>;
}
