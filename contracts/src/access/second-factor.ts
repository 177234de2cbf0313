/** How many digits the codes of an app have. */
export const codeDigits = 6;
/** How many recovery codes somebody gets. */
export const recoveryCodeCount = 10;

/** What a log-in answers beside its sentence when the password was right and a code is wanted: what to send with the code. */
export type CodeWanted = { challenge: string; expiresInSeconds: number };

/** Whether the person of a session has to set up a second factor before anything else. */
export function owesSecondFactor({ extras }: { extras: Record<string, unknown> }): boolean {
  return extras.owesSecondFactor === true;
}
