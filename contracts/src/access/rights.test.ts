import { describe, expect, it } from 'vitest';
import { type RecordScope, ruleScopes } from './dimensions.ts';
import { fieldsFor } from './permission-table.ts';
import {
  type Action,
  actions,
  type PermissionRule,
  type Subject,
  subjects,
  rulesInForce,
  visitorRules,
} from './permissions.ts';
import {
  allows,
  type Asked,
  holds,
  isAllRights,
  limitOf,
  narrow,
  narrowGiven,
  narrowReading,
  reachesNothing,
  rulesOfBoth,
} from './rights.ts';
import { conditionOf } from './row-condition.ts';

/** A generator of chance that repeats itself. */
function chanceOf(seed: number) {
  let state = seed;
  // mulberry32
  const below = (most: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * most);
  };
  const pick = <One>(from: readonly One[]): One => from[below(from.length)] as One;
  const some = <One>(from: readonly One[]): One[] => from.filter(() => below(2) === 0);
  return { below, pick, some };
}

const modelActions = ['read', 'update', 'export'] as const satisfies readonly Action[];
const modelSubjects = ['Audit', 'Shop', 'Product', 'Offer'] as const satisfies readonly Subject[];
const [shops, brands] = [
  ['corner', 'market'],
  ['lindholm', 'norrsken'],
] as const;

function randomRule({ pick, below, some }: ReturnType<typeof chanceOf>, scopes = ruleScopes): PermissionRule {
  const action = pick(['manage', ...modelActions] as const);
  const subject = pick(['all', ...modelSubjects] as const);
  const named = action === 'update' && below(3) === 0 ? some(fieldsFor(action, subject).slice(0, 3)) : [];
  return {
    action,
    subject,
    ...(below(2) === 0 && { scope: pick(scopes) }),
    ...(named.length > 0 && { fields: named }),
  };
}

const records: (RecordScope | undefined)[] = [
  undefined,
  {},
  ...shops.map((shopId) => ({ shopId })),
  ...brands.map((brandId) => ({ brandId })),
  { userId: 'ida' },
  { userId: 'bo' },
  { shopId: 'market', brandId: 'lindholm', userId: 'ida' },
];

/** Everything that can be asked in the model. */
const questions: Asked[] = modelActions.flatMap((action) =>
  modelSubjects.flatMap((subject) =>
    records.flatMap((record) =>
      [
        undefined,
        'by_field' as const,
        ...fieldsFor(action, subject)
          .slice(0, 3)
          .map((field) => ({ field })),
      ].map((reach) => ({ action, subject, record, reach })),
    ),
  ),
);

/** The same judged without this module: each rule is taken apart into every single thing that it lets somebody do. */
function spelledOut({ rules, ...holder }: ReturnType<typeof randomHolder>): (asked: Asked) => boolean {
  const lines = rules.map(({ action, subject, scope = 'all', fields }) => ({
    scope,
    fields,
    pairs: new Set(
      actions
        .filter((one) => action === 'manage' || one === action)
        .flatMap((one) =>
          subjects.filter((about) => subject === 'all' || about === subject).map((about) => `${one} ${about}`),
        ),
    ),
  }));
  const reached: Record<string, (record: RecordScope) => boolean> = {
    all: () => true,
    own_shops: ({ shopId }) => holder.shopIds.some((id) => id === shopId),
    own_brands: ({ brandId }) => holder.brandIds.some((id) => id === brandId),
    own: ({ userId }) => userId === holder.userId,
  };
  return ({ action, subject, record, reach }) =>
    lines.some(
      ({ pairs, scope, fields }) =>
        pairs.has(`${action} ${subject}`) &&
        (!fields || reach === 'by_field' || (reach !== undefined && fields.includes(reach.field))) &&
        (!record || reached[scope]?.(record)),
    );
}

const seeds = Array.from({ length: 150 }, (_, seed) => seed);

function randomHolder(seed: number, scopes = ruleScopes) {
  const chance = chanceOf(seed);
  const rules = Array.from({ length: 1 + chance.below(4) }, () => randomRule(chance, scopes));
  return { rules, shopIds: chance.some(shops), brandIds: chance.some(brands), userId: 'ida' };
}

describe('what rules allow', () => {
  it('is what they say when each is spelled out, for any rules, records and fields', () => {
    for (const seed of seeds) {
      const holder = randomHolder(seed);
      const isSpelledOut = spelledOut(holder);
      const wrong = questions.filter((asked) => allows(holder, asked) !== isSpelledOut(asked));
      expect({ holder, wrong }).toEqual({ holder, wrong: [] });
    }
  });

  it('is a visitor’s right alone for somebody without rules, and for somebody who owes a second factor', () => {
    const rules: PermissionRule[] = [{ action: 'manage', subject: 'all' }];
    expect(rulesInForce([])).toEqual(visitorRules);
    expect(rulesInForce(rules, { owesSecondFactor: true })).toEqual(visitorRules);
    expect(rulesInForce(rules)).toBe(rules);
  });

  it('tells the one right from which all others follow', () => {
    expect(isAllRights({ action: 'manage', subject: 'all' })).toBe(true);
    for (const rule of [
      { action: 'read', subject: 'all' },
      { action: 'manage', subject: 'Role' },
      { action: 'manage', subject: 'all', scope: 'own' },
    ])
      expect(isAllRights(rule)).toBe(false);
  });
});

describe('what two sets of rules both allow', () => {
  it('is never more than either', () => {
    for (const seed of seeds) {
      const [left, right] = [randomHolder(seed), randomHolder(seed + 1_000)];
      const both = { ...left, rules: rulesOfBoth(left.rules, right.rules) };
      const other = { ...left, rules: right.rules };
      const beyond = questions.filter((asked) => allows(both, asked) && !(allows(left, asked) && allows(other, asked)));
      expect({ left, right, beyond }).toEqual({ left, right, beyond: [] });
    }
  });

  it('is all of what both allow, where they name one condition', () => {
    for (const seed of seeds) {
      const [left, right] = [randomHolder(seed, ['own_shops']), randomHolder(seed + 1_000, ['own_shops'])];
      const both = { ...left, rules: rulesOfBoth(left.rules, right.rules) };
      const other = { ...left, rules: right.rules };
      // Of two rules with other fields each, both reach some field and no field is reached by both.
      const wrong = questions
        .filter(({ reach }) => reach !== 'by_field')
        .filter((asked) => allows(both, asked) !== (allows(left, asked) && allows(other, asked)));
      expect({ left, right, wrong }).toEqual({ left, right, wrong: [] });
    }
  });
});

describe('a right that is given', () => {
  it('is held by nobody for whom it would allow more than they may themselves', () => {
    let held = 0;
    for (const seed of seeds) {
      const [holder, other] = [randomHolder(seed), randomHolder(seed + 2_000)];
      for (const right of other.rules.filter((rule) => holds(holder, rule, other))) {
        held += 1;
        const taker = { ...other, rules: [right] };
        const beyond = questions.filter((asked) => allows(taker, asked) && !allows(holder, asked));
        expect({ holder, taker, beyond }).toEqual({ holder, taker, beyond: [] });
      }
    }
    expect(held).toBeGreaterThan(20);
  });

  it('reaches nothing where its holder was given nothing', () => {
    const holder = { shopIds: [], brandIds: ['lindholm'], userId: 'ida' };
    const reachingNothing = ruleScopes.filter((scope) =>
      reachesNothing({ action: 'read', subject: 'Audit', scope }, holder),
    );
    expect(reachingNothing).toEqual(['own_shops']);
    expect(reachesNothing({ action: 'read', subject: 'Audit' }, holder)).toBe(false);
  });
});

describe('rules that are narrowed', () => {
  it('allow never more, and a right that can be judged gets the condition', () => {
    for (const seed of seeds) {
      const holder = randomHolder(seed);
      const narrowed = { ...holder, rules: narrow(holder.rules, ['own_shops']) };
      const beyond = questions.filter((asked) => allows(narrowed, asked) && !allows(holder, asked));
      expect({ holder, beyond }).toEqual({ holder, beyond: [] });
      expect(narrowed.rules.filter(({ subject, scope }) => subject === 'Audit' && scope === undefined)).toEqual([]);
    }
  });

  it('leave reading the catalogue to everybody, and drop what no condition can be put on', () => {
    const rules: PermissionRule[] = [
      { action: 'manage', subject: 'Offer' },
      { action: 'create', subject: 'Shop' },
      { action: 'read', subject: 'Setting' },
    ];
    expect(narrow(rules, ['own_shops'])).toEqual([
      ...['read', 'create', 'update', 'export'].map((action) => ({ action, subject: 'Offer', scope: 'own_shops' })),
      { action: 'read', subject: 'Setting' },
    ]);
    // Only reading and exporting offers are judged by brand.
    expect(narrow([{ action: 'manage', subject: 'Offer' }], ['own_brands'])).toEqual(
      ['read', 'create', 'update', 'export'].map((action) =>
        action === 'read' || action === 'export'
          ? { action, subject: 'Offer', scope: 'own_brands' }
          : { action, subject: 'Offer' },
      ),
    );
  });

  it('reach of what is asked for only what was given, where they are not all there are', () => {
    const given = { shopIds: ['corner'], brandIds: ['lindholm'] };
    const asked = { shopIds: ['market', 'corner'], brandIds: ['norrsken'] };
    const ofShops: PermissionRule[] = [{ action: 'read', subject: 'Order', scope: 'own_shops' }];
    for (const rules of [ofShops, []])
      expect(narrowGiven(rules, given, asked)).toEqual({ shopIds: ['corner'], brandIds: [] });
    expect(narrowGiven([{ action: 'manage', subject: 'all' }], given, asked)).toEqual(asked);
  });

  it('read a subject only as far as they may export it too, and everything else as before', () => {
    const reads = questions.filter(({ action, reach }) => action === 'read' && reach === undefined);
    for (const seed of seeds) {
      const holder = randomHolder(seed, ['own_shops']);
      const narrowed = { ...holder, rules: narrowReading(holder.rules, 'Offer', 'export') };
      const wrong = reads.filter((asked) => {
        const mayExport = asked.subject !== 'Offer' || allows(holder, { ...asked, action: 'export' });
        return allows(narrowed, asked) !== (allows(holder, asked) && mayExport);
      });
      expect({ holder, wrong }).toEqual({ holder, wrong: [] });
    }
  });
});

describe('the condition of a right', () => {
  const columns = { shopId: 'r.shop_id', brandId: 'r.brand_id', userId: 'r.user_id' };

  it('is the same for the same rights, in whatever order and however often they are said', () => {
    for (const seed of seeds) {
      const { rules } = randomHolder(seed);
      for (const action of modelActions)
        expect(conditionOf([...rules, ...rules.toReversed()], action, 'Audit', columns)).toEqual(
          conditionOf(rules, action, 'Audit', columns),
        );
    }
  });

  it('is no row for a rule of single fields, and for a condition that the rows have no column for', () => {
    const rules: PermissionRule[] = [
      { action: 'update', subject: 'Brand', fields: ['name'] },
      { action: 'update', subject: 'Brand', scope: 'own_brands' },
    ];
    expect(conditionOf(rules, 'update', 'Brand', { shopId: 's.id' })).toEqual({ kind: 'any', of: [] });
  });
});

describe('the most for which somebody may do something', () => {
  const refund = (amount: string, scope?: 'own_shops'): PermissionRule => ({
    action: 'refund',
    subject: 'Payment',
    limits: [{ currency: 'EUR', amount }],
    ...(scope && { scope }),
  });
  const asked = (shopId: string) => ({ action: 'refund', subject: 'Payment', record: { shopId } }) as const;
  const holder = (...rules: PermissionRule[]) => ({ rules, shopIds: ['mill'] });

  it('is the highest of the rules that reach the record, 0 for what none names, and without end by `manage`', () => {
    const person = holder(refund('9.00'), refund('50.00', 'own_shops'));
    expect(limitOf(person, asked('mill'), 'EUR')).toBe(5_000);
    expect(limitOf(person, asked('yard'), 'EUR')).toBe(900);
    expect(limitOf(person, asked('mill'), 'JPY')).toBe(0);
    const manager = holder({ action: 'manage', subject: 'all' });
    expect(limitOf(manager, asked('mill'), 'JPY')).toBe(Number.POSITIVE_INFINITY);
    expect(limitOf(holder({ action: 'approve', subject: 'Payment' }), asked('mill'), 'EUR')).toBe(0);
    const narrowed = holder(...narrow([{ action: 'manage', subject: 'Payment' }], ['own_shops']));
    expect(limitOf(narrowed, asked('mill'), 'EUR')).toBe(Number.POSITIVE_INFINITY);
    expect(limitOf(narrowed, asked('yard'), 'EUR')).toBe(0);
  });

  it('is given on by anyone who has as much, and is the lower one of what two both allow', () => {
    const nothing = { shopIds: [] };
    expect(holds(holder(refund('50.00')), refund('50.00'), nothing)).toBe(true);
    expect(holds(holder(refund('50.00')), refund('50.01'), nothing)).toBe(false);
    expect(holds(holder({ action: 'manage', subject: 'Payment' }), refund('50.01'), nothing)).toBe(true);
    expect(rulesOfBoth([refund('50.00')], [refund('9.00')])).toEqual([refund('9.00')]);
    expect(rulesOfBoth([{ action: 'manage', subject: 'all' }], [refund('9.00')])).toEqual([refund('9.00')]);
  });
});
