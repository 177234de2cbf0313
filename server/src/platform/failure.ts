import type { InputIssue } from '@quarry/contracts/common';

/**
 * An expected failure of the whole undertaking: `message` is one clear sentence for a person (the place and the next
 * step), `code` is a stable word for programs. The command line prints the sentence alone and exits with status 1.
 */
export class Failure extends Error {
  override name = 'Failure';
  readonly code: string;
  /** The places that are at fault, each with its own sentence, where there may be several. */
  readonly issues: readonly InputIssue[];
  constructor(code: string, message: string, options: ErrorOptions & { issues?: readonly InputIssue[] } = {}) {
    super(message, options);
    this.code = code;
    this.issues = options.issues ?? [];
  }
}

/** The sentence of anything that was thrown, fit to be stored whatever it quotes. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ');
  const { message } = Object(error) as { message?: unknown };
  return (typeof message === 'string' ? message : String(error)).toWellFormed().replaceAll('\0', '');
}

/** The short word that Node and PostgreSQL give an error (`ENOENT`, `23505`); empty when it has none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
