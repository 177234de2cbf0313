import type { ServerRefusal } from '../explain/index.ts';

/** What became of a command. */
export type CommandOutcome =
  | {
      kind: 'done';
      /** What was done; absent where the area says it itself. */
      text?: string | undefined;
      undo?: (() => unknown) | undefined;
      /** What the area does next. */
      after?: (() => unknown) | undefined;
      /** Asks again for what shows records of the kind. */
      reload?: () => Promise<void>;
    }
  /** Beside its words the refusal itself, where it can be explained; the title is what was not done. */
  | {
      kind: 'refused';
      text: string;
      refusal?: ServerRefusal;
      title?: string | undefined;
      /** The fields that were refused, for a form that has them. */
      issues?: readonly { readonly path: string; readonly code: string }[];
    };
