import { sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import { type SessionDevice, deviceOf } from './session-device.ts';
import { idleMs } from './session-times.ts';

/** A session that holds, as its owner reads it. */
export type SessionRecord = SessionDevice & {
  id: string;
  userId: string;
  address: string | null;
  createdAt: Date;
  lastUsedAt: Date;
  idleEndsAt: Date;
  endsAt: Date;
};

type Row = Omit<SessionRecord, keyof SessionDevice | 'idleEndsAt'> & { userAgent: string | null };

const mostListed = 100;
const columns = sql`id, user_id as "userId", user_agent as "userAgent", address, created_at as "createdAt",
  last_used_at as "lastUsedAt", expires_at as "endsAt"`;

const holdsAt = (now: Date) =>
  sql`ended_at is null and expires_at > ${now} and last_used_at > ${new Date(now.getTime() - idleMs)}`;

export async function findOpenSessions(db: Db, userId: string, now: Date): Promise<SessionRecord[]> {
  const rows = await readWithinScope(
    db,
    sql<Row>`select ${columns} from session where user_id = ${userId}::uuid and ${holdsAt(now)}
      order by last_used_at desc, id limit ${mostListed}`,
  );
  return rows.map(recordOf);
}

export async function findOpenSession(db: Db, id: string, now: Date): Promise<SessionRecord | null> {
  const [row] = await readWithinScope(
    db,
    sql<Row>`select ${columns} from session where id = ${id}::uuid and ${holdsAt(now)}`,
  );
  return row ? recordOf(row) : null;
}

export async function countOpenSessions(tx: Tx, userId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from session where user_id = ${userId}::uuid and ${holdsAt(now)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

function recordOf({ userAgent, ...row }: Row): SessionRecord {
  return { ...row, ...deviceOf(userAgent), idleEndsAt: earlier(row) };
}

/** Use does not take a session beyond its last end. */
function earlier({ lastUsedAt, endsAt }: Pick<Row, 'lastUsedAt' | 'endsAt'>): Date {
  return new Date(Math.min(lastUsedAt.getTime() + idleMs, endsAt.getTime()));
}
