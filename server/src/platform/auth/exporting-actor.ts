import { narrowReading, type Subject } from '@quarry/contracts/access';
import { type Actor, makeActor } from './actor.ts';

/**
 * The actor as they read while they export: of the subject they see only what they may both read and export. Anyone who asks has
 * made sure that they may export the subject at all.
 */
export function exportingActor(actor: Actor, subject: Subject): Actor {
  const rules = narrowReading(actor.rules, subject, 'export');
  return rules === actor.rules ? actor : makeActor({ ...actor, rules });
}
