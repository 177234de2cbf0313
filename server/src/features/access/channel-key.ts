/** A key of a sales channel as people see it; nothing in it lets anybody in. */
export type ChannelKeyRecord = {
  id: string;
  channelId: string;
  shopId: string;
  name: string;
  shownPart: string;
  /** Null where no person made it, and empty where they were erased. */
  createdBy: string | null;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  createdAt: Date;
  revokedAt: Date | null;
};

export type ChannelKeyState = 'ACTIVE' | 'EXPIRED' | 'REVOKED';

export function stateOfChannelKey({ revokedAt, expiresAt }: ChannelKeyRecord, now: Date): ChannelKeyState {
  if (revokedAt) return 'REVOKED';
  return expiresAt && expiresAt <= now ? 'EXPIRED' : 'ACTIVE';
}

/** The fields an audit entry compares. */
export function auditedChannelKey({
  name,
  channelId,
  expiresAt,
  revokedAt,
}: ChannelKeyRecord): Record<string, unknown> {
  return {
    name,
    channelId,
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
