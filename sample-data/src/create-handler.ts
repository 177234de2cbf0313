import { domains } from './domains.ts';
import { notFound } from './kit/answers.ts';
import type { Environment, Outcome } from './kit/domain.ts';
import { seededRandom } from './kit/random.ts';
import { readBody } from './kit/request.ts';
import { createRouter } from './router.ts';

export type SampleLayerOptions = {
  /** Milliseconds since 1970; the dates of the sample rows lie around it. */
  now?: () => number;
  /** The same seed makes the same rows. */
  seed?: number;
  /** Where the sample e-commerce dashboard is: `/` in sample mode. */
  homeLink?: string;
  /** The app's origin; requests to others are not owned. Unknown outside a browser, where every origin is the app's. */
  origin?: string | undefined;
  /** How long each answer waits, for developers who want to see it load. */
  latencyMs?: number;
};

export type SampleLayer = {
  /** Whether the layer answers this request; a relative address is the app's. */
  owns: (method: string, url: string | URL) => boolean;
  /** Answers a request; 404 for one it does not own. */
  handle: (request: Request) => Promise<Response>;
  /** Puts all rows back to the start. */
  reset: () => void;
};

const hourMs = 3_600_000;

/** A sample layer with rows of its own, independent of every other. */
export function createHandler(options: SampleLayerOptions = {}): SampleLayer {
  const { now = Date.now, seed = 20_260, homeLink = '/dashboard/ecommerce', latencyMs = 0 } = options;
  const origin = options.origin ?? pageOrigin();
  // Whole hours, so that layers made one after the other have equal rows.
  const startedAt = Math.floor(now() / hourMs) * hourMs;
  const open = () => {
    const random = seededRandom(seed);
    const environment: Environment = { now, random, homeLink };
    const start: Environment = { ...environment, now: () => startedAt };
    return { environment, find: createRouter(domains.flatMap((domain) => domain.open(start))) };
  };
  let opened = open();

  return {
    owns(method, url) {
      const address = parsedAddress(String(url), origin);
      if (!address || (origin !== undefined && address.origin !== origin)) return false;
      return opened.find(method, address.pathname) !== undefined;
    },
    async handle(request) {
      const { pathname, searchParams } = new URL(request.url);
      const body = readBody(await request.text());
      if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
      const match = opened.find(request.method, pathname);
      if (!match) return answer(notFound('Operation'));
      return answer(match.target({ part: match.part, query: searchParams, body }, opened.environment));
    },
    reset() {
      opened = open();
    },
  };
}

function pageOrigin(): string | undefined {
  return (globalThis as { location?: { origin: string } }).location?.origin;
}

function parsedAddress(url: string, origin = 'http://localhost'): URL | undefined {
  return URL.canParse(url, origin) ? new URL(url, origin) : undefined;
}

/** A response is text, so anyone who edits what it says changes no row. */
function answer({ status, body }: Outcome<unknown>): Response {
  return Response.json(body, { status });
}
