import { demoProviderSecret, signature } from '@quarry/demo-shops';
import { formatMinor } from '@quarry/contracts/money';
import * as z from 'zod';
import { bookHook } from '../../features/payments/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { controlProvider, type DemoProvider } from './demo-provider.ts';
import type { Act } from './planned-lives.ts';
import type { Asked, Moment, Sale } from './sale-acts.ts';

type Payment = Sale['payments'][number];

const toldShape = z.object({
  events: z.array(z.looseObject({ kind: z.string(), payment: z.string(), dispute: z.string().optional() })),
});
const kindOf = { dispute: 'disputed', win: 'dispute_won', lose: 'dispute_lost' } as const;

const disputable = ({ captured, refunded }: Payment) => captured.minor - refunded.minor;

/** The command by which a person records what a bank did; undefined where the provider tells it. */
export function onDispute(act: Act, { payments, refunds }: Sale, { key, providerId }: Moment): Asked | undefined {
  if (act.kind !== 'dispute' && act.kind !== 'win' && act.kind !== 'lose') return undefined;
  if (payments.some(({ provider }) => provider.id === providerId)) return undefined;
  const on = (name: string, { id, version }: { id: string; version: number }, input: readonly [string, object]) => ({
    name,
    member: 'RefundSaved',
    args: {
      [name === 'recordDispute' ? 'paymentId' : 'id']: ['ID!', id],
      version: ['Int!', version],
      input,
    } as const,
  });
  if (act.kind === 'dispute') {
    const payment = payments.find((one) => disputable(one) > 0);
    if (!payment) return undefined;
    const amount = formatMinor(disputable(payment), payment.captured.currency);
    const input = { amount, reason: 'Returned debit: not authorised', reference: `${key}/D` };
    return on('recordDispute', payment, ['DisputeInput!', input]);
  }
  const dispute = refunds.find(({ disputeState }) => disputeState === 'OPEN');
  const input =
    act.kind === 'win'
      ? { outcome: 'WON', note: 'The bank accepted the proof of delivery' }
      : { outcome: 'LOST', note: 'The proof came too late' };
  return dispute && on('endDispute', dispute, ['DisputeEndInput!', input]);
}

/** Has the provider dispute a payment of the sale, or end that, and takes its hook on the demo clock. Begun again, it does what is left. */
export async function tellDispute(deps: Deps, provider: DemoProvider, act: Act, sale: Sale): Promise<boolean> {
  if (act.kind !== 'dispute' && act.kind !== 'win' && act.kind !== 'lose') return false;
  const payment = sale.payments.find((one) => one.provider.id === provider.id && one.reference !== null);
  if (!payment?.reference) return false;
  const kind = kindOf[act.kind];
  const told = async (wanted: string) => {
    const { events } = toldShape.parse(await controlProvider(provider));
    return events.find((event) => event.payment === payment.reference && event.kind === wanted);
  };
  if (!(await told(kind))) {
    const amount = formatMinor(disputable(payment), payment.captured.currency);
    if (act.kind === 'dispute') await controlProvider(provider, '/dispute', { payment: payment.reference, amount });
    else {
      const dispute = (await told(kindOf.dispute))?.dispute;
      await controlProvider(provider, '/dispute/end', { dispute, end: act.kind === 'win' ? 'won' : 'lost' });
    }
  }
  const event = await told(kind);
  if (!event) return false;
  const now = deps.clock.now();
  const body = JSON.stringify({ ...event, at: now.toISOString() });
  const headers = { 'demo-signature': signature(demoProviderSecret, body, now) };
  const read = await bookHook(deps, provider.id, { headers, bytes: Buffer.from(body) });
  if (read.kind !== 'events') throw new Error(`The hook of ${sale.id} is refused: ${read.reason}`);
  return true;
}
