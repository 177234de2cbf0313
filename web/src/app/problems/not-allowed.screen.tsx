import { Link } from '@tanstack/react-router';
import { useMessages } from '../../i18n/index.ts';
import { Problem } from '../../ui/problem.tsx';
import { appMessages } from '../app.messages.ts';

export function NotAllowedScreen() {
  const t = useMessages(appMessages);
  return (
    <Problem title={t('notAllowedTitle')} text={t('notAllowedText')}>
      <Link to="/">{t('toDashboard')}</Link>
    </Problem>
  );
}
