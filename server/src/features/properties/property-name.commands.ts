import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import { propertyNameStates } from '@quarry/contracts/properties';
import { refusalToGo } from '@quarry/contracts/states';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import { holdAttribute, isStatedByName } from '../attributes/index.ts';
import { auditedPropertyName, type PropertyNameRecord } from './property-name.ts';
import { decidePropertyNameRow, findPropertyNameForUpdate } from './property-name.store.ts';
import { propertyNameDecided } from './property-name.topics.ts';

export const propertyNameKind: RecordKind<PropertyNameRecord> = {
  entity: 'property_name',
  lock: findPropertyNameForUpdate,
  audited: auditedPropertyName,
  told: ({ shopId }) => ({ topic: propertyNameDecided, shopId }),
};

/** Which name, and the version of it that the person saw. */
type Seen = { id: string; version: number };
type NotAllowed = { kind: 'not_allowed' } & Reasoned;
type Invalid = { kind: 'invalid'; issues: readonly InputIssue[] };

/** Takes a name as an attribute, without one as the proposed; it stays there until the transaction ends. */
export function acceptPropertyName(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  wanted: string | null,
): Promise<Saved<PropertyNameRecord> | Missed | NotAllowed | Invalid> {
  return changeRecord(deps, origin, propertyNameKind, { ...seen, action: 'accepted' }, async (tx, before) => {
    const refused = refusalToGo(propertyNameStates, before.state, 'ACCEPTED', null);
    if (refused) return { kind: 'not_allowed', ...refused };
    const attributeId = wanted ?? before.proposedAttributeId;
    if (attributeId === null) return { kind: 'not_allowed', ...reasoned('PROPERTY_NAME_NOT_PROPOSED') };
    const code = isId(attributeId) ? await holdAttribute(tx, attributeId) : undefined;
    if (code === undefined) return { kind: 'invalid', issues: [inputIssue('attributeId', 'unknown')] };
    if (!isStatedByName(code)) return { kind: 'not_allowed', ...reasoned('PROPERTY_NAME_NOT_BY_NAME') };
    const decision = { state: 'ACCEPTED', attributeId, by: origin.actor.userId } as const;
    await decidePropertyNameRow(tx, before.id, decision, deps.clock.now());
    return undefined;
  });
}

export function dismissPropertyName(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
): Promise<Saved<PropertyNameRecord> | Missed | NotAllowed> {
  return decideWithout(deps, origin, seen, 'DISMISSED');
}

export function reopenPropertyName(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
): Promise<Saved<PropertyNameRecord> | Missed | NotAllowed> {
  return decideWithout(deps, origin, seen, 'OPEN');
}

const verbs = { DISMISSED: 'dismissed', OPEN: 'reopened' } as const;

/** A decision that names no attribute. */
function decideWithout(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  state: 'DISMISSED' | 'OPEN',
): Promise<Saved<PropertyNameRecord> | Missed | NotAllowed> {
  return changeRecord(deps, origin, propertyNameKind, { ...seen, action: verbs[state] }, async (tx, before) => {
    const refused = refusalToGo(propertyNameStates, before.state, state, null);
    if (refused) return { kind: 'not_allowed', ...refused };
    const decision = { state, attributeId: null, by: origin.actor.userId };
    await decidePropertyNameRow(tx, before.id, decision, deps.clock.now());
    return undefined;
  });
}
