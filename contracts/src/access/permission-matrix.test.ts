import { describe, expect, it } from 'vitest';
import { checkInput } from '../common/index.ts';
import { actions, type PermissionRule, subjects } from './permissions.ts';
import { matrixCells, matrixOf, reachesFor, rulesOf } from './permission-matrix.ts';
import { builtActions, isBuilt, permissionTable, subjectGroups } from './permission-table.ts';
import { differenceOfRules, reachTo } from './role-difference.ts';
import { roleInput, roleMatrixInput } from './role.input.ts';

const role = (rules: unknown[]) => ({ name: 'Buyer', rules });

describe('the matrix of a role', () => {
  it('holds every subject in one group, and its actions once', () => {
    expect(Object.values(subjectGroups).flat().toSorted()).toEqual([...subjects].toSorted());
    expect(new Set(matrixCells.map(({ cell }) => cell)).size).toBe(matrixCells.length);
    for (const { actions: own } of Object.values(permissionTable))
      expect(actions).toEqual(expect.arrayContaining([...own]));
  });

  it('offers of each subject what is built, and lets a role keep what is not', () => {
    const offered = subjects.filter(isBuilt);
    expect(offered).toEqual(expect.arrayContaining(['all', 'Product', 'Offer', 'Audit', 'SavedView']));
    expect(offered.filter((subject) => ['Media', 'Notification'].includes(subject))).toEqual([]);
    expect(builtActions('Attribute')).toEqual(['manage', 'read', 'create', 'update', 'delete']);
    expect(builtActions('Import')).toEqual(['run']);
    expect(builtActions('Customer')).toEqual(['manage', 'read', 'create', 'update', 'delete', 'export']);
    expect(builtActions('Order')).toEqual(permissionTable.Order.actions);
    expect(builtActions('Payment')).toEqual(permissionTable.Payment.actions);
    for (const subject of offered)
      expect(permissionTable[subject].actions).toEqual(expect.arrayContaining([...builtActions(subject)]));
    const kept: PermissionRule[] = [{ action: 'refund', subject: 'Payment', scope: 'own_shops' }];
    expect(checkInput(roleInput, role(kept))).toMatchObject({ ok: true, value: { rules: kept } });
    expect(rulesOf(matrixOf(kept))).toEqual(kept);
  });

  it('keeps the most of each currency that a right names, written alike, and refuses what is none', () => {
    const limited = (limits: unknown, action = 'refund') => role([{ action, subject: 'Payment', limits }]);
    const said = [
      { currency: 'kwd', amount: '1.5' },
      { currency: 'EUR', amount: '50' },
      { currency: 'JPY', amount: '0' },
    ];
    const kept = [
      { currency: 'EUR', amount: '50.00' },
      { currency: 'KWD', amount: '1.500' },
    ];
    const rules = [{ action: 'refund', subject: 'Payment', limits: kept }];
    expect(checkInput(roleInput, limited(said))).toMatchObject({ ok: true, value: { rules } });
    const matrix = { rules: { 'refund Payment': 'all' }, limits: { 'refund Payment': said } };
    expect(checkInput(roleMatrixInput, { name: 'Buyer', ...matrix })).toMatchObject({ ok: true, value: { rules } });
    const refused = (limits: unknown, action?: string) => {
      const checked = checkInput(roleInput, limited(limits, action));
      return checked.ok ? [] : checked.issues.map(({ path, code }) => `${path} ${code}`);
    };
    expect(refused([{ currency: 'JPY', amount: '1.5' }])).toEqual(['rules.0.limits.0.amount too_many_decimals']);
    expect(refused([{ currency: 'EURO', amount: '-1' }])).toContain('rules.0.limits.0.currency not_a_currency');
    expect(refused([...kept, ...kept])).toContain('rules.0.limits.2.currency repeated');
    expect(refused(kept, 'approve')).toEqual(['rules.0 not_a_choice']);
  });

  it('compares the amounts of roles by the highest that each comes to', () => {
    const refund = (amount: string): PermissionRule => ({
      action: 'refund',
      subject: 'Payment',
      limits: [{ currency: 'EUR', amount }],
    });
    const everything: PermissionRule = { action: 'manage', subject: 'Payment' };
    expect(differenceOfRules([refund('9.00'), refund('50.00')], [refund('50.00')]).otherwise).toEqual([]);
    expect(differenceOfRules([refund('9.00')], [refund('50.00')]).otherwise).toMatchObject([
      { action: 'refund', limits: { left: [{ amount: '9.00' }], right: [{ amount: '50.00' }] } },
    ]);
    const unlimited = differenceOfRules([refund('9.00')], [everything]).otherwise;
    expect(unlimited).toMatchObject([{ limits: { left: [{ amount: '9.00' }], right: null } }]);
  });

  it('says rules and gives them back in one order, each once', () => {
    const rules: PermissionRule[] = [
      { action: 'read', subject: 'Audit', scope: 'own' },
      { action: 'update', subject: 'Shop', scope: 'own_shops' },
      { action: 'read', subject: 'Audit', scope: 'own_shops' },
      { action: 'read', subject: 'Product', scope: 'own_brands' },
      { action: 'read', subject: 'Product' },
      { action: 'update', subject: 'Shop', scope: 'own_shops' },
    ];
    const matrix = matrixOf(rules);
    expect(matrix).toMatchObject({
      'read Audit': 'own+own_shops',
      'update Shop': 'own_shops',
      'read Product': 'all',
      'read Shop': '',
    });
    expect(rulesOf(matrix)).toEqual([
      { action: 'read', subject: 'Audit', scope: 'own' },
      { action: 'read', subject: 'Audit', scope: 'own_shops' },
      { action: 'update', subject: 'Shop', scope: 'own_shops' },
      { action: 'read', subject: 'Product' },
    ]);
  });

  it('offers every set of conditions that is judged, and none where a condition would hold nobody back', () => {
    expect(reachesFor('update', 'Shop')).toEqual(['all', 'own_shops', '']);
    expect(reachesFor('create', 'Shop')).toEqual(['all', '']);
    expect(reachesFor('read', 'User')).toEqual(['all', '']);
    expect(reachesFor('read', 'Audit')).toHaveLength(9);
    for (const action of ['read', 'export'] as const)
      expect(reachesFor(action, 'Offer')).toEqual(['all', 'own_brands+own_shops', 'own_shops', 'own_brands', '']);
    for (const action of ['manage', 'create', 'update'] as const)
      expect(reachesFor(action, 'Offer')).toEqual(['all', 'own_shops', '']);
  });

  it('refuses a right that there is not, and a condition that is not judged, at its place', () => {
    const refused = (rules: unknown[]) => {
      const checked = checkInput(roleInput, role(rules));
      return checked.ok ? [] : checked.issues.map(({ path, code }) => `${path}: ${code}`);
    };
    expect(
      refused([
        { action: 'read', subject: 'Shop' },
        { action: 'refund', subject: 'Shop' },
      ]),
    ).toEqual(['rules.1: not_a_choice']);
    expect(refused([{ action: 'read', subject: 'User', scope: 'own_shops' }])).toEqual(['rules.0: not_a_choice']);
    expect(refused([{ action: 'read', subject: 'Everything' }])).toEqual(['rules.0.subject: not_a_choice']);
    expect(checkInput(roleMatrixInput, { name: 'Buyer', rules: { 'read User': 'own' } })).toMatchObject({
      ok: false,
      issues: [{ path: 'rules.read User', code: 'not_a_choice' }],
    });
    expect(checkInput(roleMatrixInput, { name: 'Buyer', rules: { 'read Shop': 'all', 'read Brand': null } })).toEqual({
      ok: true,
      value: { name: 'Buyer', rules: [{ action: 'read', subject: 'Shop' }] },
    });
  });
});

const whole = { left: null, right: null };

describe('the difference between two roles', () => {
  const manager: PermissionRule[] = [
    { action: 'manage', subject: 'Order', scope: 'own_shops' },
    { action: 'read', subject: 'Shop' },
  ];

  it('counts what a wider right implies', () => {
    const all: PermissionRule[] = [{ action: 'manage', subject: 'all' }];
    const { onlyLeft, onlyRight, otherwise } = differenceOfRules(manager, all);
    expect(onlyLeft).toEqual([]);
    expect(otherwise).toContainEqual({
      action: 'read',
      subject: 'Order',
      left: 'own_shops',
      right: 'all',
      fields: whole,
      limits: whole,
    });
    expect(onlyRight).toContainEqual({
      action: 'update',
      subject: 'Shop',
      left: '',
      right: 'all',
      fields: whole,
      limits: whole,
    });
    expect([...onlyRight, ...otherwise].some(({ action, subject }) => action === 'read' && subject === 'Shop')).toBe(
      false,
    );
  });

  it('names the fields that only one is limited to', () => {
    const limited: PermissionRule[] = [{ action: 'update', subject: 'Brand', fields: ['website', 'name'] }];
    const [difference] = differenceOfRules(limited, [{ action: 'update', subject: 'Brand' }]).otherwise;
    expect(difference).toMatchObject({
      left: 'all',
      right: 'all',
      fields: { left: ['name', 'website'], right: null },
      limits: { left: null, right: null },
    });
  });

  it('is nothing where two ways of saying come to the same', () => {
    const named: PermissionRule[] = permissionTable.Order.actions.map((action) => ({
      action,
      subject: 'Order',
      scope: 'own_shops',
    }));
    expect(differenceOfRules(manager, [...named, { action: 'read', subject: 'Shop' }])).toEqual({
      onlyLeft: [],
      onlyRight: [],
      otherwise: [],
    });
    expect(reachTo(named, 'update', 'Order')).toBe('own_shops');
  });
});
