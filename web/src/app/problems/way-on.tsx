import { Link } from '@tanstack/react-router';
import { navigationMessages, useMessages } from '../../i18n/index.ts';
import { appMessages } from '../app.messages.ts';
import { useNavigation } from '../navigation.ts';

/** To the dashboard, or to the first screen of the menu for one who may not see it. */
export function WayOn() {
  const t = useMessages(appMessages);
  const tNavigation = useMessages(navigationMessages);
  const [first] = useNavigation().flatMap(({ areas }) => areas);
  if (!first) return null;
  return <Link to={first.path}>{first.path === '/' ? t('toDashboard') : tNavigation(first.label)}</Link>;
}
