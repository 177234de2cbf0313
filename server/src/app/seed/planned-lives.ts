/** What is done about goods that a customer sends back; `refundReturn` gives the money back, `closeReturn` says why there is none. */
export type ReturnAct =
  | 'approveReturn'
  | 'declineReturn'
  | 'receiveReturn'
  | 'refundReturn'
  | 'closeReturn'
  | 'cancelReturn';

/** A bank takes money back, and decides that. */
export type DisputeAct = 'dispute' | 'win' | 'lose';

/** What is done about an order, by the commands that people and programs of channels have. */
export type Act =
  | { kind: 'authorize'; hours: number | 'last_day' }
  | { kind: 'pay'; percent: number }
  | { kind: 'ask'; isRefused?: true }
  | {
      kind:
        | 'capture'
        | 'pack'
        | 'deliver'
        | 'undo'
        | 'release'
        | 'decline'
        | 'archive'
        | 'assign'
        | 'contacts'
        | 'place'
        | 'void'
        | 'withdraw'
        | ReturnAct
        | DisputeAct;
    }
  | { kind: 'ship'; isPart: boolean }
  | { kind: 'hold' }
  | { kind: 'cancel'; isRefunded: boolean }
  | { kind: 'refund'; isPart: boolean; by: 'manager' | 'clerk'; isRefused?: true }
  | { kind: 'reopen' }
  | { kind: 'return'; isPart: boolean };

/** Days after the order came in at which something is done about it. */
type Step = readonly [after: number, act: Act];

/** What becomes of so many orders that come in between two days; where they are left is what the newcomer finds. */
export type Life = {
  name: string;
  count: number;
  from: number;
  to: number;
  steps: readonly Step[];
  /** Where it has to come in by one door; else the orders share the two doors of channels. */
  door?: 'received' | 'draft';
  shop?: 'trade';
  oddity?: 'unknown' | 'totals';
  /** Of one of its lines several units are bought. */
  isOfSeveral?: true;
};

const pay: Step = [0, { kind: 'pay', percent: 100 }];
const ship: Step = [1, { kind: 'ship', isPart: false }];
const deliver: Step = [3, { kind: 'deliver' }];
const delivered = [pay, ship, deliver];
const assign: Step = [1, { kind: 'assign' }];
/** Asks the provider of the shop. */
const ask: Step = [0, { kind: 'ask' }];
const deliveredByProvider: readonly Step[] = [ask, ship, [1, { kind: 'capture' }], deliver];
const authorize: Step = [0, { kind: 'authorize', hours: 24 * 7 }];
const refund = (after: number, isPart: boolean, by: 'manager' | 'clerk'): Step => [
  after,
  { kind: 'refund', isPart, by },
];
const sendBack = (after: number): Step => [after, { kind: 'return', isPart: false }];
const step = (after: number, kind: ReturnAct | DisputeAct): Step => [after, { kind }];

/** Each state that an axis names is where at least ten orders end. */
export const plannedLives: readonly Life[] = [
  { name: 'delivered', count: 10, from: 0, to: 26, steps: delivered },
  { name: 'return asked for', count: 10, from: 22, to: 26, steps: [...delivered, sendBack(4)] },
  {
    name: 'return on its way',
    count: 10,
    from: 8,
    to: 25,
    steps: [...delivered, sendBack(4), step(5, 'approveReturn')],
  },
  {
    name: 'return received',
    count: 10,
    from: 16,
    to: 23,
    steps: [...delivered, sendBack(4), step(5, 'approveReturn'), step(7, 'receiveReturn')],
  },
  {
    name: 'returned in part',
    count: 10,
    from: 2,
    to: 20,
    steps: [
      ...delivered,
      [4, { kind: 'return', isPart: true }],
      step(5, 'approveReturn'),
      step(8, 'receiveReturn'),
      step(9, 'refundReturn'),
    ],
    isOfSeveral: true,
  },
  {
    name: 'captured as it was shipped, return cancelled',
    count: 11,
    from: 0,
    to: 23,
    steps: [authorize, ship, [1, { kind: 'capture' }], deliver, sendBack(4), step(6, 'cancelReturn')],
  },
  {
    name: 'return declined, archived',
    count: 12,
    from: 0,
    to: 15,
    steps: [...delivered, sendBack(5), step(6, 'declineReturn'), [8, { kind: 'archive' }]],
  },
  {
    name: 'authorisation ended',
    count: 11,
    from: 4,
    to: 26,
    steps: [
      [0, { kind: 'authorize', hours: 24 }],
      [2, { kind: 'void' }],
    ],
  },
  { name: 'voided', count: 11, from: 5, to: 28, steps: [authorize, [1, { kind: 'cancel', isRefunded: false }]] },
  {
    name: 'refunded as cancelled',
    count: 11,
    from: 2,
    to: 28,
    steps: [pay, [1, { kind: 'cancel', isRefunded: true }]],
  },
  { name: 'cancelled unpaid', count: 4, from: 3, to: 26, steps: [[3, { kind: 'cancel', isRefunded: false }]] },
  {
    name: 'refunded by the provider',
    count: 10,
    from: 1,
    to: 22,
    steps: [ask, ship, [1, { kind: 'capture' }], deliver, refund(6, false, 'manager')],
  },
  {
    name: 'refund refused by the provider',
    count: 10,
    from: 4,
    to: 24,
    steps: [
      ask,
      ship,
      [1, { kind: 'capture' }],
      deliver,
      [6, { kind: 'refund', isPart: false, by: 'manager', isRefused: true }],
    ],
  },
  {
    name: 'payment refused by the provider',
    count: 11,
    from: 24,
    to: 30,
    steps: [[0, { kind: 'ask', isRefused: true }]],
  },
  { name: 'partly refunded', count: 5, from: 2, to: 20, steps: [...delivered, refund(6, true, 'manager')] },
  { name: 'refunded', count: 11, from: 2, to: 20, steps: [...delivered, refund(7, false, 'manager')] },
  {
    name: 'refund declined',
    count: 10,
    from: 4,
    to: 20,
    steps: [...delivered, refund(5, false, 'clerk'), [6, { kind: 'decline' }]],
  },
  { name: 'refund waits', count: 11, from: 18, to: 25, steps: [...delivered, refund(5, true, 'clerk')] },
  { name: 'held', count: 12, from: 20, to: 29, steps: [pay, [1, { kind: 'hold' }], assign] },
  {
    name: 'held and released',
    count: 4,
    from: 4,
    to: 20,
    steps: [pay, [0, { kind: 'hold' }], [2, { kind: 'release' }], [2, { kind: 'ship', isPart: false }]],
  },
  {
    name: 'partly shipped',
    count: 12,
    from: 26,
    to: 29,
    steps: [pay, [1, { kind: 'ship', isPart: true }], assign],
    isOfSeveral: true,
  },
  {
    name: 'shipped in two parts',
    count: 10,
    from: 3,
    to: 26,
    steps: [pay, [1, { kind: 'ship', isPart: true }], [3, { kind: 'ship', isPart: false }]],
    isOfSeveral: true,
  },
  {
    name: 'address put right, return not refunded',
    count: 6,
    from: 2,
    to: 22,
    steps: [
      pay,
      [0, { kind: 'contacts' }],
      ship,
      deliver,
      sendBack(4),
      step(5, 'approveReturn'),
      step(7, 'receiveReturn'),
      step(8, 'closeReturn'),
    ],
  },
  { name: 'partly paid', count: 11, from: 20, to: 29, steps: [[0, { kind: 'pay', percent: 40 }]] },
  { name: 'authorised', count: 11, from: 27, to: 30, steps: [authorize] },
  {
    name: 'authorisation about to end',
    count: 11,
    from: 24,
    to: 26,
    steps: [[0, { kind: 'authorize', hours: 'last_day' }]],
  },
  { name: 'to ship', count: 12, from: 29, to: 30, steps: [pay] },
  // Three days of work at least lie between, whatever weekday the import begins on.
  { name: 'paid and late', count: 5, from: 22, to: 25, steps: [pay] },
  { name: 'unpaid', count: 10, from: 28, to: 30, steps: [] },
  { name: 'unpaid too long', count: 6, from: 12, to: 25, steps: [] },
  { name: 'packed', count: 11, from: 28, to: 30, steps: [pay, [0, { kind: 'pack' }]] },
  { name: 'shipped as it was packed', count: 4, from: 24, to: 28, steps: [pay, [0, { kind: 'pack' }], ship] },
  { name: 'shipped on account', count: 6, from: 18, to: 29, steps: [ship], shop: 'trade' },
  {
    name: 'refund withdrawn, reopened',
    count: 10,
    from: 6,
    to: 24,
    steps: [...delivered, refund(4, false, 'clerk'), [5, { kind: 'withdraw' }], [6, { kind: 'reopen' }]],
  },
  { name: 'shipment undone', count: 11, from: 26, to: 29, steps: [pay, ship, [1, { kind: 'undo' }]] },
  { name: 'draft', count: 11, from: 24, to: 30, steps: [], door: 'draft' },
  { name: 'by telephone', count: 6, from: 3, to: 26, steps: [[0, { kind: 'place' }], ...delivered], door: 'draft' },
  { name: 'unknown lines', count: 11, from: 16, to: 30, steps: [pay], door: 'received', oddity: 'unknown' },
  {
    name: 'disputed at the provider',
    count: 10,
    from: 8,
    to: 23,
    steps: [...deliveredByProvider, step(6, 'dispute')],
  },
  {
    name: 'dispute won at the provider',
    count: 10,
    from: 2,
    to: 19,
    steps: [...deliveredByProvider, step(5, 'dispute'), step(10, 'win')],
  },
  {
    name: 'dispute lost at the provider',
    count: 10,
    from: 1,
    to: 19,
    steps: [...deliveredByProvider, step(5, 'dispute'), step(11, 'lose')],
  },
  { name: 'disputed', count: 3, from: 14, to: 23, steps: [...delivered, step(6, 'dispute')] },
  { name: 'dispute won', count: 3, from: 3, to: 18, steps: [...delivered, step(6, 'dispute'), step(11, 'win')] },
  { name: 'dispute lost', count: 3, from: 3, to: 18, steps: [...delivered, step(6, 'dispute'), step(12, 'lose')] },
  { name: 'other totals', count: 11, from: 16, to: 30, steps: [pay], door: 'received', oddity: 'totals' },
];
