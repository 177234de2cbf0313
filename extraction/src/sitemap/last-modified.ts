const w3cDate = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/;
const w3cTime = /^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s*([Zz]|[+-]\d\d:?\d\d)?$/;
const mailTime =
  /^(?:[a-z]{3,9},?\s+)?(\d{1,2})[\s-]([a-z]{3})[a-z]*[\s-](\d{4})\s+(\d\d):(\d\d)(?::(\d\d))?\s*([+-]\d{4}|[a-z]{1,4})?$/i;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const zoneHours: Record<string, number> = { est: -5, edt: -4, cst: -6, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7 };
const minuteMs = 60_000;
/** Years of five digits have another form. */
const lastMoment = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/**
 * A sitemap's or feed's date in ISO form, or null when it is no date: W3C dates keep their precision (`2026`, `2026-03`, `2026-03-01`),
 * times (W3C or RFC 822) become UTC, a time without zone counts as UTC.
 */
export function isoLastModified(text: string): string | null {
  const trimmed = text.trim();
  const date = w3cDate.exec(trimmed);
  if (date) return isDate(Number(date[1]), Number(date[2] ?? 1), Number(date[3] ?? 1)) ? trimmed : null;
  const time = w3cTime.exec(trimmed);
  if (time) {
    const [, year, month, day, hours, minutes, seconds = '0', fraction = '0', zone = 'Z'] = time;
    const ms = Math.trunc(Number(`0.${fraction}`) * 1000);
    return utc([year, month, day, hours, minutes, seconds].map(Number), ms, zone);
  }
  const mail = mailTime.exec(trimmed);
  if (!mail) return null;
  const [, day, monthName = '', year, hours, minutes, seconds = '0', zone = 'GMT'] = mail;
  const month = months.indexOf(monthName.toLowerCase()) + 1;
  return utc([Number(year), month, Number(day), Number(hours), Number(minutes), Number(seconds)], 0, zone);
}

function utc([year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0]: number[], ms: number, zone: string) {
  if (!isDate(year, month, day) || hours > 24 || minutes > 59 || seconds > 60) return null;
  const time = Date.UTC(year, month - 1, day, hours, minutes, seconds, ms) - zoneOffsetMinutes(zone) * minuteMs;
  return time > lastMoment ? null : new Date(time).toISOString();
}

/** Minutes east of Greenwich; a name that says nothing counts as UTC (RFC 2822 section 4.3). */
function zoneOffsetMinutes(zone: string): number {
  const numeric = /^([+-])(\d\d):?(\d\d)$/.exec(zone);
  if (!numeric) return (zoneHours[zone.toLowerCase()] ?? 0) * 60;
  const minutes = Number(numeric[2]) * 60 + Number(numeric[3]);
  return numeric[1] === '-' ? -minutes : minutes;
}

function isDate(year: number, month: number, day: number): boolean {
  if (year < 1970 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
