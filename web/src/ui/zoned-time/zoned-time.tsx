import { useLanguage } from '../../i18n/index.ts';
import { Absent } from '../values.tsx';

/** A moment by the clocks of a zone, which the words on hover name. */
export function ZonedTime({ at, timeZone }: { at: string | null; timeZone: string }) {
  const language = useLanguage();
  if (at === null) return <Absent />;
  const moment = new Date(at);
  const inZone = (timeZoneName?: 'long') =>
    new Intl.DateTimeFormat(language, {
      timeZone,
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      ...(timeZoneName && { timeZoneName }),
    }).format(moment);
  return (
    <time dateTime={at} title={inZone('long')}>
      {inZone()}
    </time>
  );
}
