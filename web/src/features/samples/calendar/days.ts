/** Days are local midnights: adding goes by the calendar, so that a day of 23 or 25 hours is one day. */
export function startOfDay(at: Date): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate());
}

export function addDays(day: Date, count: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + count, day.getHours(), day.getMinutes());
}

/** The same day of another month, or that month's last where it is shorter. */
export function addMonths(day: Date, count: number): Date {
  const last = new Date(day.getFullYear(), day.getMonth() + count + 1, 0);
  return new Date(last.getFullYear(), last.getMonth(), Math.min(day.getDate(), last.getDate()));
}

/** How many calendar days lie between two moments. */
export function daysBetween(from: Date, until: Date): number {
  const utc = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  return Math.round((utc(until) - utc(from)) / 86_400_000);
}

/** `2031-05-20` */
export function dayText(day: Date): string {
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${day.getFullYear()}-${month}-${date}`;
}

/** The local midnight of such a text; undefined for a day that does not exist. */
export function parseDay(text: string | undefined): Date | undefined {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '') ?? [];
  const day = new Date(Number(year), Number(month) - 1, Number(date));
  return year !== '' && dayText(day) === text ? day : undefined;
}

/** `09:30` */
export function clockText(at: Date): string {
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** How many minutes the clock on the wall is past midnight. */
export function minutesOfDay(at: Date): number {
  return at.getHours() * 60 + at.getMinutes();
}

/** The moment of a day at so many minutes by the clock on the wall. */
export function atMinutes(day: Date, minutes: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), 0, minutes);
}

/** The seven days of a week; `firstDay` is 1 for Monday up to 7 for Sunday, as the language counts them. */
export function weekOf(day: Date, firstDay: number): readonly Date[] {
  const back = (day.getDay() - (firstDay % 7) + 7) % 7;
  return Array.from({ length: 7 }, (_, index) => addDays(startOfDay(day), index - back));
}

/** The whole weeks that hold a month. */
export function weeksOf(day: Date, firstDay: number): readonly (readonly Date[])[] {
  const last = new Date(day.getFullYear(), day.getMonth() + 1, 0);
  const weeks: (readonly Date[])[] = [];
  let week = weekOf(new Date(day.getFullYear(), day.getMonth(), 1), firstDay);
  while (week[0] && week[0] <= last) {
    weeks.push(week);
    week = weekOf(addDays(week[0], 7), firstDay);
  }
  return weeks;
}
