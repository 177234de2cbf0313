import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Account, disputeEnds, openAccount, type Outcome, type PaymentRequest, requestKinds } from './account.ts';
import { type Hooks, hookModes, openHooks } from './hooks.ts';

/** The secret of the demonstration account: it opens the API and signs the events. */
export const demoProviderSecret = 'demo-provider-secret';
export const demoProviderPath = '/_control';

const outcomes = ['succeeds', 'waits', 'refuses'] as const satisfies readonly Outcome[];

export type DemoProvider = {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  stop: () => void;
};

type DemoAccount = { account: Account; hooks: Hooks };

/**
 * A payment provider in memory: HTTP, an account for each shop, one effect for each key, signed events; it delays, doubles, loses and
 * reorders on request.
 */
export function openDemoProvider(): DemoProvider {
  const behaviour = { outcome: 'succeeds' as Outcome, losesAnswers: false, delayMs: 0, hookDelayMs: 0 };
  let asked = 0;
  const accounts = new Map<string, DemoAccount>();

  const accountOf = (name: string): DemoAccount => {
    const known = accounts.get(name);
    if (known) return known;
    const hooks = openHooks({ secret: demoProviderSecret, delayMs: () => behaviour.hookDelayMs });
    const made = { hooks, account: openAccount((event) => hooks.tell(event)) };
    accounts.set(name, made);
    return made;
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://provider.example');
    const [, name = '', path = url.pathname] = /^\/accounts\/([\w-]{1,60})(\/.*)$/.exec(url.pathname) ?? [];
    const at = accountOf(name);
    const { account } = at;
    const body = request.method === 'POST' ? await readJson(request) : {};
    if (body === undefined) return send(response, 400, { error: 'The body is no JSON.' });
    if (path.startsWith(demoProviderPath)) return control(at, path, body, response);
    if (request.headers.authorization !== `Bearer ${demoProviderSecret}`)
      return send(response, 401, { error: 'The secret is another one.' });
    if (path === '/v1/changes') return send(response, 200, account.changes(url.searchParams.get('after') ?? ''));
    const key = /^\/v1\/requests\/([\w-]+)$/.exec(path)?.[1];
    if (key !== undefined) {
      const found = account.request(key);
      return found ? send(response, 200, found) : send(response, 404, { error: 'No request has this key.' });
    }
    if (path !== '/v1/requests' || request.method !== 'POST') return send(response, 404, { error: 'Nothing is here.' });
    const wanted = readRequest(body);
    if (!wanted) return send(response, 400, { error: 'The request cannot be read.' });
    const { outcome, losesAnswers, delayMs } = behaviour;
    asked += 1;
    await delay(delayMs);
    const answered = account.ask(wanted, outcome);
    if (losesAnswers) return void response.destroy();
    return answered ? send(response, 200, answered) : send(response, 404, { error: 'The payment is not known.' });
  }

  async function control(
    { account, hooks }: DemoAccount,
    path: string,
    body: Record<string, unknown>,
    response: ServerResponse,
  ): Promise<void> {
    switch (path.slice(demoProviderPath.length)) {
      case '':
        return send(response, 200, { ...behaviour, asked, events: account.happened() });
      case '/behaviour': {
        behaviour.outcome = outcomes.find((one) => one === body.outcome) ?? behaviour.outcome;
        if (typeof body.losesAnswers === 'boolean') behaviour.losesAnswers = body.losesAnswers;
        behaviour.delayMs = milliseconds(body.delayMs) ?? behaviour.delayMs;
        behaviour.hookDelayMs = milliseconds(body.hookDelayMs) ?? behaviour.hookDelayMs;
        hooks.set({
          mode: hookModes.find((one) => one === body.hooks),
          address: typeof body.hookAddress === 'string' ? body.hookAddress : undefined,
        });
        return send(response, 200, behaviour);
      }
      case '/release':
        return send(response, 200, { sent: await hooks.release(body.isReversed === true) });
      case '/settle': {
        const settled = account.settle(String(body.key), body.outcome === 'refuses' ? 'refuses' : 'succeeds');
        return settled ? send(response, 200, settled) : send(response, 404, { error: 'No request has this key.' });
      }
      case '/pay': {
        if (!isAmount(body.amount)) return send(response, 400, { error: 'An amount is a decimal text, like "49.90".' });
        const paid = { order: String(body.order), amount: body.amount, currency: String(body.currency) };
        return send(response, 200, { payment: account.pay({ ...paid, isCaptured: body.isCaptured !== false }) });
      }
      case '/dispute': {
        if (!isAmount(body.amount)) return send(response, 400, { error: 'An amount is a decimal text, like "49.90".' });
        const dispute = account.dispute({ payment: String(body.payment), amount: body.amount });
        return dispute === undefined
          ? send(response, 404, { error: 'No payment holds so much.' })
          : send(response, 200, { dispute });
      }
      case '/dispute/end': {
        const end = disputeEnds.find((one) => one === body.end);
        if (!end) return send(response, 400, { error: 'A dispute ends as "won" or "lost".' });
        const dispute = account.endDispute({ dispute: String(body.dispute), end });
        return dispute === undefined
          ? send(response, 404, { error: 'No open dispute has this id.' })
          : send(response, 200, { dispute });
      }
      default:
        return send(response, 404, { error: 'Nothing is here.' });
    }
  }

  return {
    handle: (request, response) => {
      answer(request, response).catch((error: unknown) => response.destroy(error as Error));
    },
    stop: () => {
      for (const { hooks } of accounts.values()) hooks.stop();
    },
  };
}

function readRequest(body: Record<string, unknown>): PaymentRequest | undefined {
  const kind = requestKinds.find((one) => one === body.kind);
  const { key, amount, currency, payment, order } = body;
  if (!kind || typeof key !== 'string' || !isAmount(amount) || typeof currency !== 'string') return undefined;
  return {
    key,
    kind,
    amount,
    currency,
    ...(typeof payment === 'string' && { payment }),
    ...(typeof order === 'string' && { order }),
  };
}

function isAmount(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,14}(?:\.\d{1,3})?$/.test(value);
}

function milliseconds(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= 60_000 ? value : undefined;
}

const mostBytes = 65_536;

async function readJson(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.byteLength;
    if (bytes > mostBytes) return undefined;
    parts.push(part);
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(parts).toString('utf8') || '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
