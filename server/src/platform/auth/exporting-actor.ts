import { type RuleScope, type Subject, subjects } from '@quarry/contracts/access';
import { type Actor, makeActor } from './actor.ts';

/**
 * The actor as they read while they export: of the subject they see only what they may both read and export. Whoever asks has
 * made sure that they may export the subject at all.
 */
export function exportingActor(actor: Actor, subject: Subject): Actor {
  const exported = scopesOf(actor, 'export', subject);
  if (exported.has(undefined)) return actor;
  const read = scopesOf(actor, 'read', subject);
  const both = read.has(undefined) ? exported : exported.intersection(read);
  const others = actor.rules.flatMap((rule) => {
    if (rule.action !== 'read') return [rule];
    if (rule.subject === 'all')
      return subjects.filter((one) => one !== 'all').map((one) => ({ ...rule, subject: one }));
    return [rule];
  });
  const { ability: _before, ...fields } = actor;
  return makeActor({
    ...fields,
    rules: [
      ...others.filter((rule) => rule.action !== 'read' || rule.subject !== subject),
      ...[...both].map((scope) => ({ action: 'read' as const, subject, ...(scope ? { scope } : {}) })),
    ],
  });
}

/** How far the actor's rules for it reach; undefined stands for all records. */
function scopesOf(actor: Actor, action: 'read' | 'export', subject: Subject): Set<RuleScope | undefined> {
  const rules = actor.rules.filter(
    (rule) =>
      (rule.action === action || rule.action === 'manage') && (rule.subject === subject || rule.subject === 'all'),
  );
  return new Set(rules.map(({ scope }) => scope));
}
