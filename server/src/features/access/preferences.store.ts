import { defaultLayout, type PreferencesDraft, preferencesInput } from '@quarry/contracts/access';
import { sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';

/** How the dashboard looks to a person, and how often they changed it. */
export type PreferencesRecord = PreferencesDraft & { version: number };

export async function findPreferences(db: Db | Tx, userId: string): Promise<PreferencesRecord | null> {
  const [row] = await readWithinScope(
    db,
    sql<{ preferences: unknown; version: number }>`
      select preferences, version from user_preferences where user_id = ${userId}::uuid`,
  );
  return row ? { ...readPreferences(row.preferences), version: row.version } : null;
}

export async function putPreferences(
  tx: Tx,
  userId: string,
  draft: PreferencesDraft,
  now: Date,
): Promise<PreferencesRecord> {
  const preferences = JSON.stringify(draft);
  const saved = await tx
    .insertInto('user_preferences')
    .values({ user_id: userId, preferences, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((before) => ({
        preferences,
        updated_at: now,
        version: before('user_preferences.version', '+', 1),
      })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return { ...draft, version: saved.version };
}

/** Each choice by itself: one with a word of a newer or older Quarry is the default, and the others stay. */
function readPreferences(stored: unknown): PreferencesDraft {
  const usual: PreferencesDraft = { language: 'en', ...defaultLayout };
  const kept = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  const known = kept.filter(([key, value]) => preferencesInput.safeParse({ ...usual, [key]: value }).success);
  return preferencesInput.parse({ ...usual, ...Object.fromEntries(known) });
}
