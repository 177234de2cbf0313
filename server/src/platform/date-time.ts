const form =
  /^(?<date>\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/**
 * The moment that a text of RFC 3339 names, with its offset; beyond milliseconds it is cut. Undefined for any other text, for a day that
 * does not exist, and outside of the years 1 to 9999 of UTC: the database holds no year 0, and later ones are written otherwise.
 */
export function readDateTime(text: string): Date | undefined {
  const date = form.exec(text)?.groups?.['date'];
  // A day that does not exist would be read as one of the next month.
  if (date === undefined || !isDayOfCalendar(date)) return undefined;
  const at = new Date(text.toUpperCase());
  const year = at.getUTCFullYear();
  return year >= 1 && year <= 9_999 ? at : undefined;
}

function isDayOfCalendar(date: string): boolean {
  const timeMs = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(timeMs) && new Date(timeMs).toISOString().startsWith(date);
}
