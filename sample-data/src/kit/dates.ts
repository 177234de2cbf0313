const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The local day that lies `days` after that of `now`, at the given local time. */
export function localDay(now: number, days: number, hours = 0, minutes = 0): Date {
  const today = new Date(now);
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + days, hours, minutes);
}

export function minutesBefore(now: number, minutes: number): Date {
  return new Date(now - minutes * 60_000);
}

/** `2031-04-09` */
export function plainDay(date: Date): string {
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** `09 Apr 2031` */
export function printedDay(date: Date): string {
  return `${twoDigits(date.getDate())} ${months[date.getMonth()]} ${date.getFullYear()}`;
}

/** `09 Apr 2031, 9:05 AM` */
export function printedTime(date: Date): string {
  const hours = date.getHours();
  const half = hours < 12 ? 'AM' : 'PM';
  return `${printedDay(date)}, ${hours % 12 || 12}:${twoDigits(date.getMinutes())} ${half}`;
}

/** `04/09/2031` */
export function monthFirst(date: Date): string {
  return `${twoDigits(date.getMonth() + 1)}/${twoDigits(date.getDate())}/${date.getFullYear()}`;
}

/** `09/04/2031` */
export function dayFirst(date: Date): string {
  return `${twoDigits(date.getDate())}/${twoDigits(date.getMonth() + 1)}/${date.getFullYear()}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
