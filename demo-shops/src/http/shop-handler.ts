import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type ShopClock } from '../clock.ts';
import { stockShelf, type Shelf, type TimedListing } from '../pages/shelf.ts';
import { type Shop } from '../shops/shop.ts';
import { planFaults, type Fault, type FaultMode } from './faults.ts';
import { findDocument, type Document } from './site.ts';
import { chooseEncoding, represent, send, type Encoding, type Representation } from './transfer.ts';

export type ShopHandler = {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  shelf: () => Shelf;
  /** Sets the faults anew; those that strike once will strike again. */
  setFaults: (mode: FaultMode) => void;
};

type ShopHandlerOptions = {
  shop: Shop;
  origin: string;
  listings: readonly TimedListing[];
  clock: ShopClock;
  faults: FaultMode;
  /** Waited before every answer. */
  delayMs: number;
};

/** The most pages kept ready; endless addresses must not fill the memory. */
const keptRepresentations = 4000;

/** Answers the requests to one shop. Pages are written once a day of the clock and kept. */
export function createShopHandler(options: ShopHandlerOptions): ShopHandler {
  const { shop, origin, listings, clock } = options;
  const plan = planFaults(
    shop.key,
    listings.map(({ listing }) => listing),
  );
  let mode = options.faults;
  const struck = new Set<string>();
  let kept = new Map<string, Representation>();
  let shelf = stockShelf(shop, origin, listings, clock.baseDate, clock.day());

  const today = (): Shelf => {
    if (shelf.day === clock.day()) return shelf;
    shelf = stockShelf(shop, origin, listings, clock.baseDate, clock.day());
    kept = new Map();
    return shelf;
  };

  const faultAt = (path: string): Fault | undefined => {
    const entry = mode === 'usual' ? today().byPath.get(path) : undefined;
    return entry && plan.get(entry.listing.key);
  };

  const representationOf = (target: URL, encoding: Encoding): Representation => {
    const current = today();
    const path = target.pathname;
    const key = `${encoding} ${path}${target.search}`;
    const held = kept.get(key);
    if (held) return held;
    const found = findDocument(current, path, target.searchParams, mode === 'usual');
    const made =
      mode === 'no-markup'
        ? represent(withoutMarkup(found), encoding, undefined)
        : spoil(found, faultAt(path), encoding, lastModified(current, found));
    if (kept.size < keptRepresentations) kept.set(key, made);
    return made;
  };

  const answer = (request: IncomingMessage, response: ServerResponse, target: URL): void => {
    const fault = faultAt(target.pathname);
    if (fault && refuseOnce(fault, target.pathname, struck, response)) return;
    send(request, response, representationOf(target, chooseEncoding(headerText(request, 'accept-encoding'))));
  };

  return {
    shelf: today,
    setFaults: (next) => {
      mode = next;
      struck.clear();
      kept = new Map();
    },
    handle: (request, response) => {
      const target = readTarget(request, origin);
      if (!target) return refuse(response, 400, 'This address cannot be read.');
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.setHeader('Allow', 'GET, HEAD');
        return refuse(response, 405, 'Only GET and HEAD are answered here.');
      }
      const fault = faultAt(target.pathname);
      const waitMs = options.delayMs + (fault?.kind === 'slow' ? fault.delayMs : 0);
      if (waitMs === 0) return answer(request, response, target);
      const waiting = setTimeout(() => answer(request, response, target), waitMs);
      response.once('close', () => clearTimeout(waiting));
    },
  };
}

/** A shop whose clock runs ahead of the real one names no date rather than one in the future. */
function lastModified(shelf: Shelf, { changedOn }: Document): Date | undefined {
  if (changedOn === undefined) return undefined;
  const moment = shelf.momentOf(changedOn);
  return moment.getTime() > Date.now() ? undefined : moment;
}

/** 429 and 500 are given once for each address and are gone on the next try. */
function refuseOnce(fault: Fault, path: string, struck: Set<string>, response: ServerResponse): boolean {
  if ((fault.kind !== 'busy' && fault.kind !== 'fails-once') || struck.has(path)) return false;
  struck.add(path);
  if (fault.kind === 'fails-once') {
    refuse(response, 500, 'The shop stumbled; try again.');
    return true;
  }
  const soon = new Date(Date.now() + 2000);
  response.setHeader('Retry-After', fault.retryAfter === 'seconds' ? '1' : soon.toUTCString());
  refuse(response, 429, 'Too many requests; try again shortly.');
  return true;
}

function spoil(
  document: Document,
  fault: Fault | undefined,
  encoding: Encoding,
  modified: Date | undefined,
): Representation {
  switch (fault?.kind) {
    case 'cut-off':
      return represent(
        { ...document, body: document.body.slice(0, Math.floor(document.body.length * 0.8)) },
        encoding,
        modified,
      );
    case 'broken-json-ld':
      return represent({ ...document, body: document.body.replace(/\}<\/script>/, ',</script>') }, encoding, modified);
    case 'old-charset':
      return represent(inOldCharset(document, fault.isDeclared), encoding, modified, 'latin1');
    default:
      return represent(document, encoding, modified);
  }
}

/** Without JSON-LD, microdata, RDFa and the meta tags of products; the page looks as it did. */
function withoutMarkup(document: Document): Document {
  if (!document.contentType.startsWith('text/html')) return document;
  const body = document.body
    .replaceAll(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g, '')
    .replaceAll(/<meta (?:property|name)="(?:og:type|product:|og:price)[^>]*>/g, '')
    .replaceAll(
      / (?:itemscope|itemtype|itemprop|itemid|itemref|vocab|typeof|property|resource)(?:="[^"]*")?(?=[ />])/g,
      '',
    );
  return { ...document, body };
}

/** Declared, the page says in its head what it is written in; undeclared, header and head both claim UTF-8. */
function inOldCharset(document: Document, isDeclared: boolean): Document {
  if (!isDeclared) return document;
  const body = document.body.replace('<meta charset="utf-8">', '<meta charset="windows-1252">');
  return { ...document, body, contentType: 'text/html' };
}

function readTarget(request: IncomingMessage, origin: string): URL | undefined {
  const parsed = URL.parse(request.url ?? '/', origin);
  return parsed?.origin === origin ? parsed : undefined;
}

function headerText(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${message}\n`);
}
