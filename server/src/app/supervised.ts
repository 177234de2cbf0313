import type { Failure } from '../platform/failure.ts';

/** Set for children whose settings follow when the supervisor knows them. */
export const settingsFollow = 'QUARRY_SETTINGS_FOLLOW';

/** Whether a supervisor runs this process, and hears why it ends. */
export const isSupervised = process.env[settingsFollow] !== undefined;

/** Why a process of ours could not go on, as its supervisor hears it. */
export type EndReport = { code: string; reason: string };

/** Tells the supervisor why this process ends. */
export function reportEnd({ code, message: reason }: Failure): Promise<void> {
  const report: EndReport = { code, reason };
  return new Promise((resolve) => {
    if (process.send) process.send(report, () => resolve());
    else resolve();
  });
}
