import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { createShopClock, defaultBaseDate } from './clock.ts';
import { type FaultMode } from './http/faults.ts';
import { openDemoProvider } from './payments/provider.ts';
import { controlPath, handleControl, type ControlDeps } from './http/control.ts';
import { createShopHandler, type ShopHandler } from './http/shop-handler.ts';
import { type Shop } from './shops/shop.ts';
import { shops } from './shops/shops.ts';
import { changesBetween, createTrade, offersOn, type CurrentOffer, type OfferChange } from './trade.ts';

export type { FaultMode } from './http/faults.ts';
export { demoProviderSecret } from './payments/provider.ts';
export { signature } from './payments/hooks.ts';
export type { ChangeKind, CurrentOffer, OfferChange } from './trade.ts';

export type DemoShopsOptions = {
  /** The first of five ports in a row, or `free` for any; 4101 when not given. The payment provider has the last. */
  ports?: 'free' | number;
  host?: string;
  /** Waited before every answer. */
  delayMs?: number;
  faults?: FaultMode;
  day?: number;
  /** The date of day 0; thirty days ago when not given, so that day 30 is today. */
  baseDate?: Date;
};

export type RunningShop = { key: Shop['key']; name: string; role: Shop['role']; url: string; port: number };

export type DemoShops = {
  shops: RunningShop[];
  controlUrl: string;
  /** Where the payment provider answers. */
  providerUrl: string;
  day: () => number;
  /** Moves the clock on by whole days. */
  advance: (days: number) => void;
  moveTo: (day: number) => void;
  setFaults: (mode: FaultMode) => void;
  /** The offers that differ between two days. */
  changes: (from: number, to: number) => OfferChange[];
  /** Every offer on sale on the clock's day: what a perfect crawl would find. */
  offers: () => CurrentOffer[];
  stop: () => Promise<void>;
};

export const defaultFirstPort = 4101;
/** The shops, and the payment provider after them. */
const demoPorts = shops.length + 1;

/** Starts the four shops and the payment provider. They hold everything in memory and forget it when stopped. */
export async function startDemoShops(options: DemoShopsOptions = {}): Promise<DemoShops> {
  const { ports = defaultFirstPort, host = '127.0.0.1', delayMs = 0 } = options;
  const faults: ControlDeps['faults'] = { mode: options.faults ?? 'usual' };
  const clock = createShopClock(options.baseDate ?? defaultBaseDate(new Date()), options.day ?? 0);
  const trade = createTrade();
  const servers = await listenAll(host, ports);
  const origins = new Map(shops.map((shop, place) => [shop, `http://${bracketed(host)}:${portOf(servers[place])}`]));
  const handlers = new Map<Shop, ShopHandler>();
  for (const [shop, origin] of origins) {
    const listings = trade.get(shop) ?? [];
    handlers.set(shop, createShopHandler({ shop, origin, listings, clock, faults: faults.mode, delayMs }));
  }
  const providerUrl = `http://${bracketed(host)}:${portOf(servers.at(-1))}`;
  attach(servers, { clock, trade, origins, handlers, faults, providerUrl });
  const provider = openDemoProvider();
  servers.at(-1)?.on('request', provider.handle);
  const [firstOrigin] = origins.values();
  return {
    shops: shops.map((shop, place) => ({
      key: shop.key,
      name: shop.name,
      role: shop.role,
      url: `${origins.get(shop)}/`,
      port: portOf(servers[place]),
    })),
    controlUrl: `${firstOrigin}${controlPath}`,
    providerUrl,
    day: clock.day,
    advance: (days) => clock.moveTo(clock.day() + days),
    moveTo: clock.moveTo,
    setFaults: (mode) => {
      faults.mode = mode;
      for (const handler of handlers.values()) handler.setFaults(mode);
    },
    changes: (from, to) => changesBetween(trade, origins, from, to),
    offers: () => offersOn(trade, origins, clock.day()),
    stop: () => {
      provider.stop();
      return closeAll(servers);
    },
  };
}

function attach(servers: readonly Server[], deps: ControlDeps): void {
  [...deps.handlers.values()].forEach((handler, place) => {
    servers[place]?.on('request', (request, response) => {
      if (place === 0 && isControl(request.url)) {
        handleControl(request, response, deps).catch((error: unknown) => response.destroy(error as Error));
      } else {
        handler.handle(request, response);
      }
    });
  });
}

function isControl(url: string | undefined): boolean {
  return new RegExp(`^${controlPath}(?:[/?]|$)`).test(url ?? '');
}

const keptAliveMs = 60_000;

async function listenAll(host: string, ports: 'free' | number): Promise<Server[]> {
  // On a busy machine a client may send on a connection that it has left idle for long.
  const servers = Array.from({ length: demoPorts }, () => createServer({ keepAliveTimeout: keptAliveMs }));
  try {
    await Promise.all(
      servers.map(async (server, place) => {
        server.listen(ports === 'free' ? 0 : ports + place, host);
        await once(server, 'listening');
      }),
    );
  } catch (error) {
    await closeAll(servers);
    throw error;
  }
  return servers;
}

async function closeAll(servers: readonly Server[]): Promise<void> {
  await Promise.all(
    servers.map(async (server) => {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    }),
  );
}

function portOf(server: Server | undefined): number {
  const address = server?.address();
  if (!address || typeof address === 'string') throw new Error('A shop without an open port has no address.');
  return address.port;
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
export { seededRandom } from './random.ts';
