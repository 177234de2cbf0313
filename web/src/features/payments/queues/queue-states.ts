import type { PaymentTransactionState } from '../payments.operations.generated.ts';

/** Requests whose provider has not said yet how they end, and of which it is known that it will. */
export const underWayStates = ['REQUESTED', 'SENT', 'PENDING'] as const satisfies readonly PaymentTransactionState[];

/** Whether a request has no end yet. */
export function isUnsettled(state: string): boolean {
  return state === 'UNKNOWN' || underWayStates.some((one) => one === state);
}

const filterOf = (states: readonly string[]) => ({ filter: states.map((state) => `state:${state}`) });

export const underWaySearch = filterOf(underWayStates);
export const unknownSearch = filterOf(['UNKNOWN']);
export const unmatchedSearch = filterOf(['UNMATCHED', 'CONFLICT']);
export const disputesSearch = { filter: ['disputeState:OPEN'] };
