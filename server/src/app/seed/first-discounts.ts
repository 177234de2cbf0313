import { checkDiscount, type DiscountIntent, generateCodesInput } from '@quarry/contracts/discounts';
import {
  addCodes,
  changeDiscountIntent,
  createDiscount,
  findDiscountShop,
  generateCodes,
} from '../../features/discounts/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { seedChange } from './demo-watch.ts';
import { categoryTree } from './first-look.store.ts';
import type { OwnShops } from './own-shops.ts';
import { discountNames } from './own-shops.store.ts';

type DemoDiscount = {
  shop: keyof OwnShops;
  /** What a person types, its times aside. */
  input: Readonly<Record<string, unknown>> & { name: string; kind: string; method: 'CODE' | 'AUTOMATIC' };
  /** The English name of the category that it is about. */
  category?: string;
  /** Days from today at whose beginning, by the shop's clocks, it starts and ends. */
  startsIn: number;
  endsIn?: number;
  codes?: readonly string[];
  generated?: Readonly<Record<string, unknown>>;
  /** What people decide about it, in turn; none leaves a draft. */
  intents: readonly DiscountIntent[];
};

const demoDiscounts: readonly DemoDiscount[] = [
  {
    shop: 'trade',
    input: {
      name: 'New trade accounts',
      labels: [{ locale: 'en', text: '10 % off your first order' }],
      kind: 'AMOUNT_OFF_ORDER',
      method: 'CODE',
      percent: '10',
      most: '150',
      limitPerCustomer: 1,
      combinesWith: ['SHIPPING'],
    },
    startsIn: -21,
    codes: ['WELCOME10', 'TRADE10'],
    intents: ['LIVE'],
  },
  {
    shop: 'trade',
    input: {
      name: 'Free delivery from £75',
      labels: [{ locale: 'en', text: 'Free delivery' }],
      kind: 'FREE_SHIPPING',
      method: 'AUTOMATIC',
      minimumKind: 'AMOUNT',
      minimum: '75',
      combinesWith: ['PRODUCT', 'ORDER'],
    },
    startsIn: -60,
    intents: ['LIVE'],
  },
  {
    shop: 'trade',
    input: {
      name: 'Three for two on pet food',
      labels: [{ locale: 'en', text: 'Three for two' }],
      kind: 'BUY_X_GET_Y',
      method: 'AUTOMATIC',
      percent: '100',
      buyQuantity: 2,
      getQuantity: 1,
      usesPerOrder: 5,
    },
    category: 'Pet food',
    startsIn: 7,
    endsIn: 21,
    intents: ['LIVE'],
  },
  {
    shop: 'trade',
    input: {
      name: 'Partner vouchers',
      labels: [{ locale: 'en', text: '£5 off' }],
      kind: 'AMOUNT_OFF_ORDER',
      method: 'CODE',
      amount: '5',
      minimumKind: 'AMOUNT',
      minimum: '40',
    },
    startsIn: -14,
    endsIn: 60,
    generated: { count: 200, prefix: 'PARTNER-', length: 8, limitTotal: 1 },
    intents: ['LIVE', 'PAUSED'],
  },
  {
    shop: 'kernhaus',
    input: {
      name: 'Monitor weeks',
      labels: [
        { locale: 'de', text: '15 % auf Monitore' },
        { locale: 'en', text: '15 % off monitors' },
      ],
      kind: 'AMOUNT_OFF_PRODUCT',
      method: 'AUTOMATIC',
      percent: '15',
      most: '80',
    },
    category: 'Monitors',
    startsIn: -28,
    endsIn: 14,
    intents: ['LIVE', 'ENDED'],
  },
  {
    shop: 'kernhaus',
    input: {
      name: 'Storage clearance',
      labels: [
        { locale: 'de', text: '10 € auf Speicher' },
        { locale: 'en', text: '€10 off storage' },
      ],
      kind: 'AMOUNT_OFF_PRODUCT',
      method: 'CODE',
      amount: '10',
      limitTotal: 500,
    },
    category: 'Storage',
    startsIn: 10,
    endsIn: 24,
    codes: ['CLEAROUT'],
    intents: [],
  },
];

const dayMs = 86_400_000;

/** Makes the discounts of the own shops, each whole or not at all. Begun again after a kill, it goes on with what is missing. */
export async function foundDiscounts(deps: Deps, shops: OwnShops): Promise<void> {
  const categories = new Map((await categoryTree(deps.db)).map(({ id, names }) => [names.en ?? '', id]));
  for (const discount of demoDiscounts) {
    const shopId = shops[discount.shop];
    if ((await discountNames(deps.db, shopId)).has(discount.input.name)) continue;
    await withTransaction(deps.db, (tx) => make({ ...deps, db: tx }, shopId, discount, categories));
  }
}

async function make(
  deps: Deps,
  shopId: string,
  discount: DemoDiscount,
  categories: ReadonlyMap<string, string>,
): Promise<void> {
  const { input, intents, codes, generated } = discount;
  const made = await createDiscount(deps, seedChange, shopId, await draftOf(deps, shopId, discount, categories));
  if (made.kind === 'invalid') throw new Error(`The discount ${input.name} is refused: ${JSON.stringify(made.issues)}`);
  const { id } = made.record;
  const added = [
    ...(codes ? [await addCodes(deps, seedChange, id, { codes: [...codes], limitTotal: null })] : []),
    ...(generated ? [await generateCodes(deps, seedChange, id, generateCodesInput.parse(generated))] : []),
  ];
  const left = added.find((outcome) => outcome.kind !== 'codes_added' || outcome.refused.length > 0);
  if (left) throw new Error(`The codes of ${input.name} are refused: ${JSON.stringify(left)}`);
  let { version } = made.record;
  for (const intent of intents) {
    const moved = await changeDiscountIntent(deps, seedChange, { id, version }, { intent, confirmed: true });
    if (moved.kind !== 'saved') throw new Error(`The discount ${input.name} stays as it is: ${JSON.stringify(moved)}`);
    ({ version } = moved.record);
  }
}

async function draftOf(
  deps: Deps,
  shopId: string,
  { input, category, startsIn, endsIn }: DemoDiscount,
  categories: ReadonlyMap<string, string>,
) {
  const shop = await findDiscountShop(deps, shopId);
  if (!shop) throw new Error(`The shop ${shopId} is gone.`);
  const beginningOf = (days: number) =>
    `${new Date(deps.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10)}T00:00`;
  const targets = category === undefined ? [] : [{ kind: 'CATEGORY', id: categories.get(category) }];
  const checked = checkDiscount(
    {
      ...input,
      targets,
      ...(input.kind === 'BUY_X_GET_Y' && { getTargets: targets }),
      startsAt: beginningOf(startsIn),
      endsAt: endsIn === undefined ? null : beginningOf(endsIn),
    },
    shop,
  );
  if (!checked.ok) throw new Error(`The discount ${input.name} is refused: ${JSON.stringify(checked.issues)}`);
  return checked.value;
}
