import { Link } from '@tanstack/react-router';
import { useMessages } from '../../i18n/index.ts';
import { Problem } from '../../ui/problem.tsx';
import { appMessages } from '../app.messages.ts';

export function NotFoundScreen() {
  const t = useMessages(appMessages);
  return (
    <Problem title={t('notFoundTitle')} text={t('notFoundText')}>
      <Link to="/">{t('toDashboard')}</Link>
    </Problem>
  );
}
