type Stage = { readonly code: string; readonly waiting: number; readonly lagSeconds: number | null };

/** Machines should be through within this time. */
const machineSeconds = 15 * 60;
/** People may sleep over it. */
const personSeconds = 3 * 24 * 3600;

/** Where the chain is held up: the stage before which something has waited longest, measured by what it may take. */
export function stuckStage(chain: readonly Stage[]): string | undefined {
  const late = chain
    .filter(({ waiting }) => waiting > 0)
    .map(({ code, lagSeconds }) => ({ code, times: (lagSeconds ?? 0) / allowedSeconds(code) }))
    .filter(({ times }) => times > 1)
    .toSorted((left, right) => right.times - left.times);
  return late[0]?.code;
}

/** Decisions about proposals and parcels wait for a person. */
function allowedSeconds(code: string): number {
  return code === 'products' || code === 'orders' ? personSeconds : machineSeconds;
}
