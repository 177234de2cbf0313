import { type IncomingMessage, type ServerResponse } from 'node:http';
import { dateOfDay, type ShopClock } from '../clock.ts';
import { type Shop } from '../shops/shop.ts';
import { changesBetween, offersOn, type OfferChange, type Trade } from '../trade.ts';
import { type FaultMode, faultModes } from './faults.ts';
import { type ShopHandler } from './shop-handler.ts';

export const controlPath = '/_control';

export type ControlDeps = {
  clock: ShopClock;
  trade: Trade;
  origins: ReadonlyMap<Shop, string>;
  handlers: ReadonlyMap<Shop, ShopHandler>;
  faults: { mode: FaultMode };
  providerUrl: string;
};

const bodyLimitBytes = 4096;

/** A wish the control address cannot fulfil; the message says why. */
class BadControlRequest extends Error {}

/** Answers `/_control`: the clock, the offers on sale, the changes between two days, and the faults. */
export async function handleControl(
  request: IncomingMessage,
  response: ServerResponse,
  deps: ControlDeps,
): Promise<void> {
  try {
    const target = new URL(request.url ?? '/', 'http://control');
    const answer = await answerControl(request, target, deps);
    if (answer) sendJson(response, 200, answer);
    else sendJson(response, 404, { error: `There is nothing at ${request.method} ${target.pathname}.` });
  } catch (error) {
    if (!(error instanceof BadControlRequest || error instanceof RangeError)) throw error;
    sendJson(response, 400, { error: error.message });
  }
}

async function answerControl(request: IncomingMessage, target: URL, deps: ControlDeps): Promise<unknown> {
  switch (`${request.method} ${target.pathname}`) {
    case 'GET /_control':
      return statusOf(deps);
    case 'GET /_control/changes':
      return {
        changes: changesBetween(deps.trade, deps.origins, wantedDay(target, 'from'), wantedDay(target, 'to')),
      };
    case 'GET /_control/offers':
      return { day: deps.clock.day(), offers: offersOn(deps.trade, deps.origins, deps.clock.day()) };
    case 'POST /_control/clock':
      return moveClock(await readJson(request), deps);
    case 'POST /_control/faults':
      return setFaults(await readJson(request), deps);
    default:
      return undefined;
  }
}

function moveClock(wish: Record<string, unknown>, deps: ControlDeps): unknown {
  const { day, advance } = wish;
  if (typeof day === 'number' && advance === undefined) deps.clock.moveTo(day);
  else if (typeof advance === 'number' && day === undefined) deps.clock.moveTo(deps.clock.day() + advance);
  else throw new BadControlRequest('Send either {"day": n} or {"advance": n} with a whole number.');
  return statusOf(deps);
}

function setFaults(wish: Record<string, unknown>, deps: ControlDeps): unknown {
  const { mode } = wish;
  const known = faultModes.find((name) => name === mode);
  if (known === undefined) throw new BadControlRequest(`Send {"mode": "…"} with one of ${faultModes.join(', ')}.`);
  deps.faults.mode = known;
  for (const handler of deps.handlers.values()) handler.setFaults(known);
  return statusOf(deps);
}

function statusOf({ clock, trade, origins, handlers, faults, providerUrl }: ControlDeps): unknown {
  const day = clock.day();
  const changes = changesBetween(trade, origins, Math.max(0, day - 1), day);
  return {
    day,
    date: dateOfDay(clock.baseDate, day),
    baseDate: dateOfDay(clock.baseDate, 0),
    faults: faults.mode,
    shops: [...handlers].map(([shop, handler]) => {
      const { listings } = handler.shelf();
      return {
        key: shop.key,
        name: shop.name,
        role: shop.role,
        url: `${origins.get(shop)}/`,
        language: shop.htmlLanguage,
        pages: listings.length,
        offers: listings.reduce((sum, { offers }) => sum + offers.length, 0),
      };
    }),
    provider: { url: `${providerUrl}/` },
    changes: { since: Math.max(0, day - 1), offers: changes.length, byKind: countByKind(changes) },
  };
}

function countByKind(changes: readonly OfferChange[]): Record<string, number> {
  const kinds = changes.flatMap((change) => change.kinds);
  return Object.fromEntries(
    Map.groupBy(kinds, (kind) => kind)
      .entries()
      .map(([kind, all]) => [kind, all.length]),
  );
}

function wantedDay(target: URL, name: string): number {
  const text = target.searchParams.get(name) ?? '';
  if (!/^\d{1,4}$/.test(text)) throw new BadControlRequest(`Say ${name}=<day> with a whole number of days.`);
  return Number(text);
}

/** The JSON content type is asked for, so that a foreign web page cannot move the clock in passing. */
async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  if (!(request.headers['content-type'] ?? '').startsWith('application/json')) {
    throw new BadControlRequest('Send the wish with Content-Type: application/json.');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bodyLimitBytes) throw new BadControlRequest('The wish is too long.');
    chunks.push(chunk);
  }
  return parseObject(Buffer.concat(chunks).toString('utf8'));
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null) return parsed as Record<string, unknown>;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new BadControlRequest('The wish is not a JSON object.');
}

function sendJson(response: ServerResponse, status: number, answer: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${JSON.stringify(answer)}\n`);
}
