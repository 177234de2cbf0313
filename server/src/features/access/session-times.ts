const dayMs = 86_400_000;

/** A session ends after this long without a refresh. */
export const idleMs = 14 * dayMs;
/** A session ends this long after it began, whatever happens. */
export const absoluteMs = 30 * dayMs;
/** So long a browser keeps the mark of its device after a log-in: browsers keep no cookie for longer. */
export const deviceDays = 400;
export const deviceMs = deviceDays * dayMs;
/** So long the predecessor of the newest refresh token gives that same token again. */
export const graceMs = 10_000;
export const minuteMs = 60_000;
export const refreshesPerMinute = 100;
/** A session that ended elsewhere, or a right that was taken away, still counts in this process for less than this long. */
export const actorCacheMs = 1_000;
