import { useMessages } from '../i18n/index.ts';
import { ButtonLink } from './button-link.tsx';
import { kitMessages } from './kit.messages.ts';
import { Problem } from './problem.tsx';
import { useShowRecordName } from './record/record-name.ts';

/** What every address shows that leads nowhere. */
export function NotFound() {
  const t = useMessages(kitMessages);
  // Also what the tab of the browser says.
  useShowRecordName(t('notFoundTitle'));
  return (
    <Problem title={t('notFoundTitle')} text={t('notFoundText')}>
      <ButtonLink to="/">{t('toDashboard')}</ButtonLink>
    </Problem>
  );
}
