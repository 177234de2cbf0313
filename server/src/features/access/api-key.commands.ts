import { type ApiKeyDraft, givenDimensions } from '@quarry/contracts/access';
import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import type { Actor } from '../../platform/auth/index.ts';
import { createRecord, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { hashOfSecret, newSecret, shownPartOf } from './api-key-secret.ts';
import { auditedKey, type ApiKeyRecord, isHeld } from './api-key.ts';
import { insertApiKey, lockApiKey, revokeApiKeyRow } from './api-key.store.ts';
import { personOf } from './person-of.ts';
import { issuesOfScope } from './scope-not-held.ts';
import { unknownScope } from './user-list.store.ts';

type Invalid = { kind: 'invalid'; issues: InputIssue[] };
const dayMs = 86_400_000;

const apiKeyKind: RecordKind<ApiKeyRecord> = { entity: 'api_key', lock: lockApiKey, audited: auditedKey };

/** Makes a key for the person who asks; the secret is in the answer and nowhere else. */
export async function createApiKey(
  deps: Deps,
  origin: ChangeOrigin,
  draft: ApiKeyDraft,
): Promise<(Saved<ApiKeyRecord> & { secret: string }) | Invalid> {
  const secret = newSecret();
  const outcome = await createRecord(deps, origin, apiKeyKind, async (tx, id): Promise<Invalid | undefined> => {
    const issues = await faultsOf(tx, origin.actor, draft);
    if (issues.length > 0) return { kind: 'invalid', issues };
    const now = deps.clock.now();
    await insertApiKey(tx, {
      id,
      userId: personOf(origin.actor),
      hash: hashOfSecret(secret),
      shownPart: shownPartOf(secret),
      draft,
      expiresAt: new Date(now.getTime() + draft.expiresInDays * dayMs),
      now,
    });
    return undefined;
  });
  return outcome.kind === 'saved' ? { ...outcome, secret } : outcome;
}

/** Lets a key in no more; one that was revoked before stays as it is. */
export function revokeApiKey(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
): Promise<{ kind: 'revoked'; key: ApiKeyRecord } | { kind: 'not_found' }> {
  return withTransaction(deps.db, async (tx) => {
    const before = await lockApiKey(tx, id);
    if (!before) return { kind: 'not_found' };
    await revokeApiKeyRow(tx, id, deps.clock.now());
    const key = (await lockApiKey(tx, id)) ?? before;
    await recordChange(tx, deps, {
      ...origin,
      entity: 'api_key',
      entityId: id,
      action: 'revoked',
      before: auditedKey(before),
      after: auditedKey(key),
    });
    return { kind: 'revoked', key };
  });
}

/** Rights that its person has nothing of, and shops and brands that are none, or not theirs. */
async function faultsOf(tx: Tx, actor: Actor, draft: ApiKeyDraft): Promise<InputIssue[]> {
  const notHeld = issuesOfScope(actor, draft);
  const missing = await unknownScope(tx, draft);
  return [
    ...draft.rules.flatMap((rule, place) =>
      isHeld(rule, actor) ? [] : [inputIssue(`rules.${place}`, 'not_a_choice')],
    ),
    ...(notHeld.length > 0
      ? notHeld
      : givenDimensions.flatMap(({ given }) =>
          draft[given].flatMap((id, place) =>
            missing[given].has(id) ? [inputIssue(`${given}.${place}`, 'unknown')] : [],
          ),
        )),
  ];
}
