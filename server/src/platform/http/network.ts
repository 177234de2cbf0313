import { lookup } from 'node:dns/promises';
import { isIPv6, type LookupFunction } from 'node:net';
import { buildConnector, type Dispatcher, Pool } from 'undici';
import type { PinnedTarget, Resolve } from './target.ts';

/** Opens a socket for one origin; gets the checked addresses and may connect to nothing else. */
export type Dial = (addresses: readonly string[]) => buildConnector.connector;

/** The two ways to the outside world, and the keep-alive pools that stand on them. */
export type OutboundNetwork = {
  resolve: Resolve;
  dispatcherFor: (target: PinnedTarget) => Dispatcher;
  /** Ends idle and running connections. */
  close: () => Promise<void>;
};

const maxPools = 512;
const connectionsPerPool = 16;
const maxHeaderBytes = 64 * 1024;
const resolvedForMs = 30_000;
const maxResolved = 4096;

/**
 * A network of its own, with its own pools. Tests hand in `resolve` and `dial`, so that no test reaches a real network;
 * without them the system's resolver and plain TCP or TLS are used.
 */
export function createOutboundNetwork({
  resolve = resolveBySystem,
  dial = dialPinned,
}: { resolve?: Resolve; dial?: Dial } = {}): OutboundNetwork {
  const pools = new Map<string, Pool>();
  return {
    resolve: rememberResolved(resolve),
    dispatcherFor: ({ url, addresses }) => {
      const key = `${url.origin} ${addresses.toSorted().join(' ')}`;
      const pool = pools.get(key) ?? new Pool(url.origin, poolOptions(dial(addresses)));
      pools.delete(key);
      pools.set(key, pool);
      closeOldestIdle(pools);
      return pool;
    },
    close: async () => {
      const open = [...pools.values()];
      pools.clear();
      await Promise.all(open.map((pool) => pool.destroy()));
    },
  };
}

/** Time-outs are zero because the door's own deadline covers resolving, connecting, headers and body together. */
function poolOptions(connect: buildConnector.connector): Pool.Options {
  return {
    connect,
    connections: connectionsPerPool,
    pipelining: 1,
    allowH2: false,
    maxHeaderSize: maxHeaderBytes,
    headersTimeout: 0,
    bodyTimeout: 0,
  };
}

/** Pools are few unless a crawl meets many hosts; the least recently used ones that are idle go first. */
function closeOldestIdle(pools: Map<string, Pool>): void {
  if (pools.size <= maxPools) return;
  for (const [key, pool] of pools) {
    if (pool.stats.size > 0) continue;
    pools.delete(key);
    void pool.close();
    return;
  }
}

async function resolveBySystem(hostname: string): Promise<readonly string[]> {
  const found = await lookup(hostname, { all: true });
  return found.map(({ address }) => address);
}

/** Repeated requests to one host within half a minute ask the name server once; failures are not remembered. */
function rememberResolved(resolve: Resolve): Resolve {
  const known = new Map<string, { addresses: readonly string[]; until: number }>();
  return async (hostname) => {
    const now = performance.now();
    const hit = known.get(hostname);
    if (hit && hit.until > now) return hit.addresses;
    const addresses = await resolve(hostname);
    if (known.size >= maxResolved) known.clear();
    known.set(hostname, { addresses, until: now + resolvedForMs });
    return addresses;
  };
}

function dialPinned(addresses: readonly string[]): buildConnector.connector {
  return buildConnector({ lookup: pinnedLookup(addresses), allowH2: false, timeout: 20_000 });
}

/** Answers the socket's own look-up with the checked addresses, so that a second DNS answer cannot move the connection. */
function pinnedLookup(addresses: readonly string[]): LookupFunction {
  const pinned = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_hostname, options, callback) => {
    const [first] = pinned;
    if (options.all) callback(null, pinned);
    else callback(null, first?.address ?? '', first?.family);
  };
}
