import type { TestClient } from '../../../testing/index.ts';
import { receivedLine } from '../../orders/testing/order-world.ts';
import type { Random } from '../../products/testing/random.ts';
import type { ShownMoney } from './refund-world.ts';
import type { providerWorld } from './provider-world.ts';
import type { ReturnedOrder, returnWorld } from './return-world.ts';

type Returns = ReturnType<typeof returnWorld>;
type World = Omit<ReturnType<typeof providerWorld>, keyof Returns> & Returns;
type Answer = { __typename: string };
export type Seen = { order: ReturnedOrder; money: ShownMoney };
type Scene = { world: World; client: TestClient; random: Random; providerId: string };
type Step = (scene: Scene, seen: Seen) => Promise<Answer> | undefined;

let references = 0;
const amountOf = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
const anyAmount = (random: Random) => amountOf(random.between(1, 1_500));
const reference = () => `DRIVER-${(references += 1)}`;
/** Units of the two chairs that every order is of. */
const someLines = (random: Random, { lines }: ReturnedOrder) =>
  lines.map(({ id }) => ({ lineId: id, quantity: random.between(1, 2) }));

/** A payment of the order as it is now, and what may be done to it. */
async function withPayment(
  { world, client, random }: Scene,
  { money }: Seen,
  step: (payment: { id: string; version: number; open: { minor: number } }) => Promise<Answer>,
): Promise<Answer> {
  const payment = await world.payment(client, random.pick(money.payments).id);
  if (!payment) throw new Error('A payment of an order is gone.');
  return step(payment);
}

const ofReturn =
  (step: (scene: Scene, order: ReturnedOrder, one: ReturnedOrder['returns'][number]) => Promise<Answer>): Step =>
  (scene, { order }) =>
    order.returns.length === 0 ? undefined : step(scene, order, scene.random.pick(order.returns));

const ofFulfilment =
  (step: (scene: Scene, order: ReturnedOrder, fulfilmentId: string) => Promise<Answer>): Step =>
  (scene, { order }) =>
    order.fulfilments.length === 0 ? undefined : step(scene, order, scene.random.pick(order.fulfilments).id);

/** What is done to orders, in no order that makes sense: most of it is refused, and all of it is answered. */
export const orderSteps: Readonly<Record<string, Step>> = {
  record: ({ world, client, random }, { order }) =>
    world.record(client, order.id, {
      amount: random.pick(['11.90', '23.80', anyAmount(random)]),
      reference: reference(),
    }),
  authorize: ({ world, client, random }, { order }) =>
    world.authorize(client, order.id, { amount: random.pick(['23.80', anyAmount(random)]), reference: reference() }),
  capture: (scene, seen) =>
    seen.money.payments.length === 0
      ? undefined
      : withPayment(scene, seen, (payment) =>
          scene.world.capture(scene.client, payment, {
            amount: amountOf(scene.random.between(1, Math.max(1, payment.open.minor))),
            // A provider says its own.
            reference: scene.random.chance(0.5) ? reference() : null,
          }),
        ),
  void: (scene, seen) =>
    seen.money.payments.length === 0
      ? undefined
      : withPayment(scene, seen, (payment) => scene.world.void(scene.client, payment)),
  ask: ({ world, client, random, providerId }, { order }) => world.ask(client, order, providerId, anyAmount(random)),
  refund: ({ world, client, random }, { money }) =>
    world.refund(client, money, { amount: amountOf(random.between(1, 900)) }),
  refundUnit: ({ world, client }, { money }) =>
    world.refund(client, money, { lines: money.lines.slice(0, 1).map(({ id }) => ({ lineId: id, quantity: 1 })) }),
  approveRefund: ({ world, client, random }, { money }) =>
    money.refunds.length === 0 ? undefined : world.approveRefund(client, random.pick(money.refunds)),
  // A dispute takes what others wait for, so it is seldom.
  dispute: (scene, seen) =>
    seen.money.payments.length === 0 || scene.random.chance(0.5)
      ? undefined
      : withPayment(scene, seen, (payment) =>
          scene.world.dispute(scene.client, payment, { amount: anyAmount(scene.random), reference: reference() }),
        ),
  endDispute: ({ world, client, random }, { money }) =>
    money.refunds.length === 0
      ? undefined
      : world.endDispute(client, random.pick(money.refunds), { outcome: random.pick(['WON', 'LOST']) }),
  pack: ({ world, client, random }, { order }) => world.pack(client, order, { lines: someLines(random, order) }),
  ship: ({ world, client, random }, { order }) =>
    world.ship(client, order, { input: random.chance(0.5) ? {} : { lines: someLines(random, order) } }),
  deliver: ofFulfilment(({ world, client }, order, fulfilmentId) => world.deliver(client, order, { fulfilmentId })),
  undo: ofFulfilment(({ world, client }, order, fulfilmentId) => world.undo(client, order, { fulfilmentId })),
  hold: ({ world, client }, { order }) => world.hold(client, order, { reason: 'STOCK' }),
  release: ({ world, client }, { order }) => world.release(client, order),
  // Seldom, since nothing follows it.
  cancel: ({ world, client, random }, { order }) =>
    random.chance(0.2) ? world.cancel(client, order, { reason: 'CUSTOMER', refund: random.chance(0.7) }) : undefined,
  complete: ({ world, client }, { order }) => world.complete(client, order),
  reopen: ({ world, client }, { order }) => world.reopen(client, order, { reason: 'Something is left' }),
  archive: ({ world, client }, { order }) => world.archive(client, order),
  unarchive: ({ world, client }, { order }) => world.unarchive(client, order),
  requestReturn: ({ world, client, random }, { order }) =>
    world.request(client, order, { input: { reason: 'SIZE', lines: someLines(random, order) } }),
  approveReturn: ofReturn(({ world, client }, order, { id }) => world.approve(client, order, { returnId: id })),
  declineReturn: ofReturn(({ world, client }, order, { id }) =>
    world.decline(client, order, { returnId: id, reason: 'Too late' }),
  ),
  receiveReturn: ofReturn(({ world, client, random }, order, { id, lines }) => {
    const received = random.between(1, lines[0]?.quantity ?? 1);
    const accepted = random.between(0, received);
    const lineId = order.lines[0]?.id ?? '';
    return world.receiveBack(client, order, {
      returnId: id,
      lines: [{ lineId, received, accepted, condition: 'OPENED' }],
    });
  }),
  refundReturn: ofReturn(({ world, client }, order, { id }) =>
    world.giveBack(client, order, { returnId: id, input: { reason: 'Came back' } }),
  ),
  closeReturn: ofReturn(({ world, client }, order, { id }) =>
    world.close(client, order, { returnId: id, reason: 'Nothing to give back' }),
  ),
  stopReturn: ofReturn(({ world, client }, order, { id }) =>
    world.stop(client, order, { returnId: id, reason: 'Kept' }),
  ),
};

const onwards: Readonly<Record<string, string>> = {
  REQUESTED: 'approveReturn',
  APPROVED: 'receiveReturn',
  RECEIVED: 'refundReturn',
};

/** A step that leads an order on to returns and refunds, which chance alone seldom reaches. */
export function stepOnwards({ order, money }: Seen, random: Random): string {
  if (money.refunds.some(({ disputeState }) => disputeState === 'OPEN') && random.chance(0.3)) return 'endDispute';
  const opened = order.returns.flatMap(({ state }) => onwards[state] ?? []);
  if (opened.length > 0) return random.pick(opened);
  if (order.fulfilmentStatus === 'ON_HOLD') return 'release';
  if (order.outstanding.minor > 0) return random.pick(['record', 'ask', 'capture']);
  if (order.fulfilments.some(({ status }) => status === 'SHIPPED')) return 'deliver';
  if (order.lines.some(({ quantity, shipped }) => shipped < quantity)) return 'ship';
  const isReturnable = order.lines.some(({ returnable }) => returnable > 0);
  return isReturnable && random.chance(0.6)
    ? 'requestReturn'
    : random.pick(money.refundable?.minor ? ['refund', 'refundUnit', 'dispute'] : ['archive', 'reopen']);
}

/** Places an order of two chairs, or receives it; the same name is the same order. */
export function placeNamed({ world, client }: Pick<Scene, 'world' | 'client'>, channelId: string, place: number) {
  const externalId = `driver-${place}`;
  if (place % 2 === 0) return world.place(client, channelId, { externalId, lines: [{ sku: 'CHAIR', quantity: 2 }] });
  const sums = { netMinor: 2_000, taxMinor: 380, grossMinor: 2_380 };
  const lines = [receivedLine({ quantity: 2, ...sums })];
  return world.receive(client, channelId, { externalId, placedAt: '2026-03-01T10:00:00Z', lines, ...sums });
}
