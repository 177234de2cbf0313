import { type Db, type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { openSecret } from '../../platform/secrets/index.ts';
import { keepEvents } from './payment-event.store.ts';
import { countRefusedHook, lockProvider } from './provider.store.ts';
import { applyDueEvents } from './provider-events.ts';
import { adapterOf, type HookHeaders, type HookReading, type PaymentProviderAdapter } from './providers/index.ts';

export type SentHook = { headers: HookHeaders; bytes: Buffer };
type Told = { id: string; shopId: string; secretId: string; adapter: PaymentProviderAdapter };

/** Keeps the events of a hook that its provider signed; one that is not signed, or cannot be read, is counted. */
export async function takeHook(
  deps: Omit<Deps, 'db'> & { db: Db | Tx },
  { adapter, ...provider }: Told,
  { headers, bytes }: SentHook,
): Promise<HookReading> {
  const secret = await openSecret(deps.db, deps.secrets, { id: provider.secretId, last4: '' });
  const now = deps.clock.now();
  const read = adapter.readHook(secret, headers, bytes, now);
  if (read.kind === 'events') await keepEvents(deps.db, provider, read.events, { bytes, now });
  else await countRefusedHook(deps.db, provider.id, read.kind);
  return read;
}

/** Takes a hook of a provider that is known without the address for its events, and books what it tells, on the clock of `deps`. */
export async function bookHook(deps: Deps, providerId: string, hook: SentHook): Promise<HookReading> {
  const read = await withTransaction(deps.db, async (tx): Promise<HookReading> => {
    const provider = await lockProvider(tx, providerId);
    const adapter = provider && adapterOf(provider.code);
    if (!adapter || provider.secretId === null) return { kind: 'refused', reason: 'The provider sends no events.' };
    return takeHook({ ...deps, db: tx }, { ...provider, secretId: provider.secretId, adapter }, hook);
  });
  await applyDueEvents(deps);
  return read;
}
