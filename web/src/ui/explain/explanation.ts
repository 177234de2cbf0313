import { actions, subjects } from '@quarry/contracts/access';
import type { Permission } from '../../data/index.ts';

/** Why something was refused, or is in doubt, and what can be done about it. */
export type Explanation = {
  /** What was refused, or what is in doubt. */
  title: string;
  reasons: readonly string[];
  /** The rule's own name, as a person quotes it to somebody else. */
  rule?: string | undefined;
  /** The right that it takes, as it is declared or as the server names it; the roles that hold it are named. */
  right?: unknown;
  /** What to do next, in words. */
  next?: string | undefined;
};

/** The right that a refusal of the server names; nothing where it names none that this dashboard knows. */
export function parseRight(value: unknown): Permission | undefined {
  if (typeof value !== 'object' || value === null || !('action' in value) || !('subject' in value)) return undefined;
  const action = actions.find((known) => known === value.action);
  const subject = subjects.find((known) => known === value.subject);
  return action && subject ? { action, subject } : undefined;
}

/** A refusal as the mutations answer it. */
export type ServerRefusal = {
  code?: string;
  reason: string | null;
  wording?: { key: string; params: unknown } | null | undefined;
};

/** One among several, with the right that it takes where that is what was missing. */
export type OneRefusal = ServerRefusal & { right?: unknown };

/** The name of the rule behind a sentence of the server: its key up to the colon, or the code of one without a key. */
export function ruleOf(refusal: Pick<ServerRefusal, 'code' | 'wording'>): string | undefined {
  return refusal.wording?.key.split(':', 1)[0] ?? refusal.code;
}
