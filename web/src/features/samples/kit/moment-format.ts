import { useLanguage, type Language } from '../../../i18n/index.ts';

export type MomentFormat = {
  /** The hour and minute. */
  clock: (iso: string) => string;
  /** The weekday, day and month, and the year when it is not the present one. */
  day: (iso: string) => string;
  /** As short as can be understood: the hour today, else the day. */
  brief: (iso: string) => string;
  /** A plain day such as `2031-05-20`, in words where it is near. */
  nearDay: (day: string) => string;
};

const formats = new Map<Language, MomentFormat>();

/** Times of mails and messages as the current language writes them. */
export function useMomentFormat(): MomentFormat {
  const language = useLanguage();
  const known = formats.get(language) ?? buildFormat(language);
  formats.set(language, known);
  return known;
}

function buildFormat(language: Language): MomentFormat {
  const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const short = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  const dated = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' });
  const dayOfYear = new Intl.DateTimeFormat(language, { dateStyle: 'full' });
  const near = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const brief = (at: Date) => (isThisYear(at.toISOString()) ? short : dated).format(at);
  return {
    clock: (iso) => clock.format(new Date(iso)),
    day: (iso) => (isThisYear(iso) ? day : dayOfYear).format(new Date(iso)),
    brief: (iso) => {
      const at = new Date(iso);
      if (at.toDateString() === new Date().toDateString()) return clock.format(at);
      return brief(at);
    },
    nearDay: (day) => {
      const at = new Date(`${day}T00:00`);
      const days = Math.round((at.getTime() - new Date().setHours(0, 0, 0, 0)) / 86_400_000);
      return Math.abs(days) <= 1 ? near.format(days, 'day') : brief(at);
    },
  };
}

function isThisYear(iso: string): boolean {
  return new Date(iso).getFullYear() === new Date().getFullYear();
}
