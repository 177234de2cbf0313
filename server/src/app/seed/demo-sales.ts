import { findStandings, placeKey } from '../../features/channels/index.ts';
import { watchOrders } from '../../features/orders/index.ts';
import { orderMoney } from '../../features/payments/index.ts';
import { type Actor, makeActor, systemActor } from '../../platform/auth/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import { log } from '../../platform/log.ts';
import { askProvider, type DemoProvider, findProvider } from './demo-provider.ts';
import { findGoodsOn, findMarket, findSales, type Market } from './demo-sales.store.ts';
import { type OwnShops, ownShops } from './own-shops.ts';
import type { Act } from './planned-lives.ts';
import { type PlannedOrder, planSales } from './planned-sales.ts';
import { type ProductDoor, productDoor } from './product-door.ts';
import { tellDispute } from './dispute-acts.ts';
import { askFor, type Asked, eventOf, type Sale, saleFields } from './sale-acts.ts';
import { draftInput, noteOf, placedInput, type PricedGoods, receivedInput } from './sale-inputs.ts';

const seed = 'quarry';
const dayMs = 86_400_000;
const mostTries = 3;

/** Somebody of support, who may give back nothing without a second person; as a user, since only people withdraw what they asked for. */
const clerkWith = (userId: string | undefined): Actor =>
  makeActor({
    ...systemActor,
    ...(isId<'user'>(userId) && { kind: 'user' as const, userId }),
    rules: [
      { action: 'read', subject: 'Order' },
      { action: 'read', subject: 'Payment' },
      { action: 'refund', subject: 'Payment' },
    ],
  });

const isOfClerk = (act: Act) => act.kind === 'withdraw' || (act.kind === 'refund' && act.by === 'clerk');

type Answer = { __typename: string; order?: Sale; code?: string; issues?: readonly { path: string; code: string }[] };
type Day = { deps: Deps; door: ProductDoor; now: Date; day: number; lastDay: number };
type Selling = Market & {
  goods: readonly PricedGoods[];
  assigneeIds: readonly string[];
  provider: DemoProvider | undefined;
};

/** One day of the own shops: orders that come in, and what is done about those that came in before. Begun again after a kill, it goes on. */
export async function sellOnDay(deps: Deps, kernhausUrl: string, day: number, lastDay: number): Promise<void> {
  const of: Day = { deps, door: productDoor(deps), now: deps.clock.now(), day, lastDay };
  const shops = await ownShops(deps, kernhausUrl);
  const busy = planSales(seed, lastDay).filter(
    (order) => order.day === day || order.acts.some((act) => act.day === day),
  );
  for (const shop of Object.keys(shops) as (keyof OwnShops)[]) {
    const orders = busy.filter((order) => order.shop === shop);
    if (orders.length > 0) await sellAt(of, shops[shop], orders);
  }
  await watchOrders(deps, orderMoney, new AbortController().signal);
}

async function sellAt(of: Day, shopId: string, orders: readonly PlannedOrder[]): Promise<void> {
  const { deps, door, day } = of;
  const selling = await sellingAt(of, shopId);
  const keys = orders.map(({ key }) => key);
  const notes = new Map(orders.map((order) => [noteOf(order), order.key]));
  const known = await findSales(deps.db, selling.channelId, keys, notes);
  for (const order of orders) {
    const id = known.get(order.key);
    const sale = id === undefined ? await comeIn(of, selling, order) : await readSale(door, id);
    // Anyone who works beside the import may have taken it away.
    if (sale && order.acts.some((act) => act.day === day)) await goOn(of, selling, order, sale);
  }
}

/** What the shop sells today, at today's prices, and who may be given its orders. */
async function sellingAt({ deps, door, now }: Day, shopId: string): Promise<Selling> {
  const market = await findMarket(deps.db, shopId);
  const { channelId } = market;
  const listed = await findGoodsOn(deps.db, channelId);
  const places = listed.map(({ variantId }) => ({ channelId, variantId }));
  const standings = await findStandings(deps.db, places, now);
  const goods = listed.flatMap((one) => {
    const price = standings.get(placeKey({ channelId, variantId: one.variantId }))?.price;
    return price ? [{ ...one, priceMinor: price }] : [];
  });
  const { orderAssignees } = await door<{ orderAssignees: { id: string }[] }>(
    systemActor,
    'query ($shopId: ID!) { orderAssignees(shopId: $shopId, first: 5) { id } }',
    { shopId },
  );
  const provider = await findProvider(door, shopId);
  return { ...market, goods, assigneeIds: orderAssignees.map(({ id }) => id), provider };
}

async function readSale(door: ProductDoor, id: string): Promise<Sale | undefined> {
  const { order } = await door<{ order: Sale | null }>(
    systemActor,
    `query ($id: ID!) { order(id: $id) { ${saleFields} } }`,
    { id },
  );
  return order ?? undefined;
}

/** By the door that it is planned for; an order of a day that is over came in then or was taken away. */
async function comeIn({ door, now, day }: Day, selling: Selling, order: PlannedOrder): Promise<Sale | undefined> {
  const { channelId, goods } = selling;
  if (order.day !== day) return undefined;
  const on = { channelId: ['ID!', channelId] } as const;
  const asked: Readonly<Record<PlannedOrder['door'], () => Asked>> = {
    placed: () => ({
      name: 'placeOrder',
      member: 'OrderPlaced',
      args: { ...on, input: ['PlaceOrderInput!', placedInput(order, selling, goods)] },
    }),
    received: () => ({
      name: 'receiveOrder',
      member: 'OrderPlaced',
      args: { ...on, input: ['ReceiveOrderInput!', receivedInput(order, selling, goods, now)] },
    }),
    draft: () => ({
      name: 'createOrderDraft',
      member: 'OrderDraftSaved',
      args: { ...on, input: ['OrderDraftInput!', draftInput(order, goods)] },
    }),
  };
  const answer = await ask(door, systemActor, asked[order.door]());
  if (answer.order) return answer.order;
  throw new Error(`The order ${order.key} is answered ${saidOf(answer)}.`);
}

/** Does what is due today and was not done yet; what people made impossible meanwhile is left out. */
async function goOn(of: Day, { assigneeIds, provider }: Selling, order: PlannedOrder, before: Sale): Promise<void> {
  const { deps, door, now, day, lastDay } = of;
  const { key, buyer, acts } = order;
  const moment = {
    key,
    buyer,
    now,
    lastDay: new Date(now.getTime() + (lastDay - day) * dayMs),
    assigneeId: assigneeIds[Number(key.slice(-1)) % Math.max(1, assigneeIds.length)],
    providerId: provider?.id,
  };
  let sale = before;
  for (const [place, { act, day: due }] of acts.entries()) {
    const asFar = acts.slice(0, place + 1).filter((one) => eventOf(one.act) === eventOf(act)).length;
    const done = sale.events.nodes.filter(({ kind }) => kind === eventOf(act)).length;
    if (due !== day || done >= asFar) continue;
    const actor = isOfClerk(act) ? clerkWith(moment.assigneeId) : systemActor;
    for (let tries = 1; tries <= mostTries; tries += 1) {
      if (provider && (await tellDispute(deps, provider, act, sale))) {
        sale = (await readSale(door, sale.id)) ?? sale;
        break;
      }
      const asked = askFor(act, sale, moment);
      const answer = asked && (await ask(door, actor, asked));
      if (answer?.__typename === 'InvalidInput')
        throw new Error(`${asked?.name} of the order ${key} is answered ${saidOf(answer)}.`);
      const isAsked = provider && answer?.order?.payments.some((one) => one.provider.id === provider.id);
      if (isAsked) await askProvider(deps, provider, 'isRefused' in act ? 'refuses' : 'succeeds');
      sale = (isAsked ? undefined : answer?.order) ?? (await readSale(door, sale.id)) ?? sale;
      // Somebody changed it in the same moment.
      if (answer?.__typename === 'VersionConflict' && tries < mostTries) continue;
      if (answer && !answer.order) log.warn({ event: 'seed.left-out', order: key, reason: saidOf(answer) });
      break;
    }
  }
}

async function ask(door: ProductDoor, actor: Actor, { name, member, args }: Asked): Promise<Answer> {
  const given = Object.entries(args);
  const declared = given.map(([arg, [type]]) => `$${arg}: ${type}`).join(', ');
  const passed = given.map(([arg]) => `${arg}: $${arg}`).join(', ');
  const issues = name === 'placeOrderDraft' ? '' : '... on InvalidInput { issues { path code } }';
  const data = await door<Record<string, Answer>>(
    actor,
    `mutation (${declared}) { ${name}(${passed}) { __typename ... on ${member} { order { ${saleFields} } }
      ... on NotAllowedNow { code } ${issues} } }`,
    Object.fromEntries(given.map(([arg, [, value]]) => [arg, value])),
  );
  const answer = data[name];
  if (!answer) throw new Error(`${name} has no answer.`);
  return answer;
}

/** Without what people typed. */
function saidOf({ __typename, code = '', issues = [] }: Answer): string {
  return [__typename, code, ...issues.map((issue) => `${issue.path}: ${issue.code}`)].join(' ').trim();
}
