import type { Random } from './random.ts';
import type { SampleRequest } from './request.ts';

/** What a handler may know of the world besides its state and the request. */
export type Environment = {
  /** Milliseconds since 1970. */
  now: () => number;
  random: Random;
  /** Where the sample e-commerce dashboard is. */
  homeLink: string;
};

export type Outcome<State> = {
  status: number;
  body: unknown;
  /** What the state is from now on; absent when it stays. */
  state?: State | undefined;
};

/** Answers one operation; mutates neither the state nor the request. */
export type Handler<State> = (state: State, request: SampleRequest, environment: Environment) => Outcome<State>;

/** `GET /api/invoice/invoices/{id}`: at most one part of a path, the last one, varies. */
export type OperationName = `${'GET' | 'POST' | 'DELETE'} /${string}`;

export type RunningOperation = (request: SampleRequest, environment: Environment) => Outcome<unknown>;

export type Domain<Operations> = {
  operations: Operations;
  /** Begins with the rows of the start, and answers every operation from then on. */
  open: (environment: Environment) => [OperationName, RunningOperation][];
};

/** A part of the layer: the rows it starts with, and who answers what. */
export function defineDomain<State, Operations extends Record<OperationName, Handler<State>>>(
  start: (environment: Environment) => State,
  operations: Operations,
): Domain<Operations> {
  const handlers = Object.entries(operations) as [OperationName, Handler<State>][];
  return {
    operations,
    open(environment) {
      let state = start(environment);
      return handlers.map(([name, handler]) => [
        name,
        (request, present) => {
          const outcome = handler(state, request, present);
          if (outcome.state !== undefined) state = outcome.state;
          return outcome;
        },
      ]);
    },
  };
}
