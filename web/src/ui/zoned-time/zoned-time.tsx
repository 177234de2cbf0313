import { useLanguage } from '../../i18n/index.ts';
import { Absent } from '../values.tsx';

type ZonedTimeProps = {
  at: string | null;
  timeZone: string;
  /** Leaves the time of day to the words on hover, where there is little room. */
  isDayOnly?: boolean;
};

/** A moment by the clocks of a zone, which the words on hover name. */
export function ZonedTime({ at, timeZone, isDayOnly = false }: ZonedTimeProps) {
  const language = useLanguage();
  if (at === null) return <Absent />;
  const moment = new Date(at);
  const day = { timeZone, year: 'numeric', month: 'short', day: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const inZone = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...day, ...parts }).format(moment);
  return (
    <time dateTime={at} title={inZone({ ...time, timeZoneName: 'long' })}>
      {inZone(isDayOnly ? {} : time)}
    </time>
  );
}
