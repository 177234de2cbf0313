/** How far the dates of a shop's sitemaps are trusted: by how often they proved right. */

/** Of the latest pages whose date had moved, how many were read again, and how many of those had really changed. */
export type DateRecord = { checked: number; right: number };

/** Only the latest so many count, so that a shop whose dates become honest is believed again. */
export const datesKept = 200;
const fewestChecked = 20;
const leastRight = 0.2;
const fewestStamped = 20;
const stampedShare = 0.9;
/** Clocks differ, and a sitemap may be cached for a while. */
const stampMs = 5 * 60_000;

/** Whether a moved date is a reason to read a page before its time; too few that were checked say nothing against it. */
export function areDatesUsed({ checked, right }: DateRecord): boolean {
  return checked < fewestChecked || right / checked >= leastRight;
}

/** Counts the dates of one sitemap, entry by entry. */
export function createStampCount() {
  let dated = 0;
  let stamped = 0;
  return {
    add(lastmod: string | null, readAt: Date): void {
      if (lastmod === null) return;
      dated += 1;
      if (Math.abs(Date.parse(lastmod) - readAt.getTime()) < stampMs) stamped += 1;
    },
    /** Whether the entries so far carry the moment at which the sitemap was fetched. */
    isStamped: () => dated >= fewestStamped && stamped >= dated * stampedShare,
  };
}

/** The date of an entry as the database reads it; null for one that lies in the future, which is the time of no change. */
export function dateOfEntry(lastmod: string | null, now: Date): string | null {
  if (lastmod === null) return null;
  // A sitemap may name a year or a month alone, which is no time to the database.
  const at = new Date(lastmod);
  return at > now ? null : at.toISOString();
}
