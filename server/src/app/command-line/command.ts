import type { ParseArgsOptionsConfig } from 'node:util';
import { Failure } from '../../platform/failure.ts';

/** What a command gets: its positional words, its parsed options, and the only two ways to speak. */
export type CommandCall = {
  words: string[];
  options: Record<string, string | boolean | (string | boolean)[] | undefined>;
  isJson: boolean;
  /** One answer: an object under `--json`, else readable text; waits while the reader of standard output is slow. */
  answer: (json: unknown, text: string) => Promise<void>;
  /** Many answers in one write, for commands that answer by the thousand: the objects themselves under `--json`, else each one's text. */
  answerAll: <Answer>(answers: readonly Answer[], textOf: (answer: Answer) => string) => Promise<void>;
  /** A remark for people, on standard error. */
  remark: (text: string) => void;
};

/** One command of `quarry`. `run` resolves with the exit status: 0 did its work, 1 could not (throw CommandFailure with the sentence), 2 wrong usage (throw UsageFailure). */
export type Command = {
  name: string;
  summary: string;
  usage: string;
  /** More lines for `--help`. */
  help?: string;
  options?: ParseArgsOptionsConfig;
  /** A server outlives the loss of its database and speaks by the log; every other command ends with one sentence. */
  isServer?: true;
  run: (call: CommandCall) => Promise<number>;
};

/** The command could not do its work: one clear sentence, exit status 1. */
export class CommandFailure extends Failure {
  override name = 'CommandFailure';
}

/** The words of the call are off: the sentence and the usage, exit status 2. */
export class UsageFailure extends Error {
  override name = 'UsageFailure';
}
