import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ProviderProblem } from '@quarry/contracts/payments';
import * as z from 'zod';
import { fetchOutbound } from '../../../platform/http/index.ts';
import { isId } from '../../../platform/ids.ts';
import { minorOfText, textOfMinor } from './demo-amounts.ts';
import type {
  HookHeaders,
  HookReading,
  PaymentProviderAdapter,
  ProviderAccess,
  ProviderAnswer,
  ProviderEvent,
} from './provider.ts';

const answerShape = z.object({
  payment: z.string().max(200),
  status: z.enum(['succeeded', 'failed', 'pending']),
  code: z.string().max(100).optional(),
  text: z.string().max(500).optional(),
});

// The database keeps no text with a NUL, and no half of a character.
const told = z
  .string()
  .max(200)
  .refine((text) => !text.includes('\0'))
  .overwrite((text) => text.toWellFormed());
const eventShape = z.object({
  id: told.min(1),
  kind: z.enum(['authorized', 'captured', 'refunded', 'voided', 'failed', 'disputed', 'dispute_won', 'dispute_lost']),
  payment: told.min(1),
  order: told,
  amount: z.string(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  at: z.iso.datetime({ offset: true }),
  key: z.string().optional(),
  dispute: told.min(1).optional(),
});
const changesShape = z.object({ events: z.array(z.unknown()), next: told });

const timeoutMs = 15_000;
const signatureLifeMs = 5 * 60_000;

type Asked = { kind: 'answered'; status: number; body: unknown } | { kind: 'unknown'; reason: string };

/** The demonstration provider of the demo shops. */
export const demoProvider: PaymentProviderAdapter = {
  capabilities: {
    partialCapture: true,
    manyCaptures: true,
    partialRefund: true,
    void: true,
    lookup: true,
    hooks: true,
    honoursKeys: true,
  },
  async request(access, { key, kind, paymentRef, orderHint, amountMinor, currency }) {
    const body = {
      key,
      kind: kind.toLowerCase(),
      amount: textOfMinor(amountMinor, currency),
      currency,
      ...(paymentRef !== null && { payment: paymentRef }),
      ...(orderHint !== null && { order: orderHint }),
    };
    return readAnswer(await ask(access, '/v1/requests', body));
  },
  async lookup(access, key) {
    const asked = await ask(access, `/v1/requests/${key}`);
    return asked.kind === 'answered' && asked.status === 404 ? { kind: 'unheard' } : readAnswer(asked);
  },
  async changesSince(access, cursor) {
    const asked = await ask(access, `/v1/changes?after=${encodeURIComponent(cursor ?? '')}`);
    if (asked.kind === 'unknown') return { ...asked, problem: 'UNREACHABLE' };
    const read = changesShape.safeParse(asked.body);
    if (!read.success)
      return { kind: 'unknown', problem: problemOf(asked.status), reason: `The provider answered ${asked.status}.` };
    const events = read.data.events.flatMap((one) => {
      const parsed = eventShape.safeParse(one);
      return (parsed.success && readEvent(parsed.data)) || [];
    });
    return { events, unread: read.data.events.length - events.length, cursor: read.data.next };
  },
  readHook(secret, headers, bytes, now): HookReading {
    if (!isSigned(secret, headers, bytes, now)) return { kind: 'refused', reason: 'The signature is not ours.' };
    const parsed = eventShape.safeParse(jsonOf(bytes));
    const event = parsed.success ? readEvent(parsed.data) : undefined;
    return event ? { kind: 'events', events: [event] } : { kind: 'unreadable', reason: 'The body is no event.' };
  },
};

async function ask({ endpoint, secret, allowHosts }: ProviderAccess, path: string, body?: object): Promise<Asked> {
  const account = endpoint.endsWith('/') ? endpoint : `${endpoint}/`;
  const response = await fetchOutbound(new URL(`.${path}`, account).href, {
    allowHosts,
    timeoutMs,
    maxRedirects: 'manual',
    maxBytes: 1_000_000,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST' as const, body: JSON.stringify(body) }),
  });
  if (response.kind === 'refusal') return { kind: 'unknown', reason: response.reason };
  return { kind: 'answered', status: response.status, body: jsonOf(response.body) };
}

function problemOf(status: number): ProviderProblem {
  if (status === 401 || status === 403) return 'SECRET_REFUSED';
  return status === 429 || status >= 500 ? 'UNREACHABLE' : 'ANSWER_UNREADABLE';
}

function readAnswer(asked: Asked): ProviderAnswer {
  if (asked.kind === 'unknown') return asked;
  const { status, body } = asked;
  // It says before it does anything that it is busy.
  if (status === 429 || status === 503)
    return { kind: 'failed', code: 'busy', text: `The provider answered ${status}.`, retryable: true };
  if (status >= 500) return { kind: 'unknown', reason: `The provider answered ${status}.` };
  if (status >= 400)
    return { kind: 'failed', code: `http_${status}`, text: `The provider answered ${status}.`, retryable: false };
  const read = answerShape.safeParse(body);
  if (!read.success) return { kind: 'unknown', reason: 'The provider answered what cannot be read.' };
  const { payment, status: state, code = 'failed', text = 'The provider refused.' } = read.data;
  return state === 'failed' ? { kind: 'failed', code, text, retryable: false } : { kind: state, paymentRef: payment };
}

function readEvent({ id, kind, payment, order, amount, currency, at, key, dispute }: z.infer<typeof eventShape>) {
  const amountMinor = minorOfText(amount, currency);
  const isDispute = kind.startsWith('dispute');
  if (amountMinor === undefined || isDispute !== (dispute !== undefined)) return undefined;
  const event: ProviderEvent = {
    id,
    kind: kind.toUpperCase() as ProviderEvent['kind'],
    paymentRef: payment,
    orderHint: order === '' ? null : order,
    amountMinor,
    currency,
    occurredAt: new Date(at),
    requestKey: key !== undefined && isId(key) ? key : null,
    dispute: dispute ?? null,
  };
  return event;
}

/** `t=<seconds>,v1=<hmac of "t.body">`, not older and not newer than five minutes. */
function isSigned(secret: string, headers: HookHeaders, bytes: Uint8Array, now: Date): boolean {
  const header = headers['demo-signature'];
  const [, seconds, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? [];
  if (seconds === undefined || hex === undefined) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(bytes).digest();
  const isFresh = Math.abs(now.getTime() - Number(seconds) * 1_000) <= signatureLifeMs;
  return timingSafeEqual(expected, Buffer.from(hex, 'hex')) && isFresh;
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}
