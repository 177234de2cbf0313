/** Limits of an account, in characters. */
export const accountLimits = { username: 60, email: 254, shortestPassword: 12, longestPassword: 512 } as const;
