import { describe, expect, it } from 'vitest';
import { type Dimension, dimensions, ruleScopes } from './dimensions.ts';
import { permissionTable } from './permission-table.ts';
import { allows, type Asked, holds, reachesNothing, type Rule } from './rights.ts';
import { conditionOf, policyText } from './row-condition.ts';

describe('a dimension of scope', () => {
  /** What comes next, and one more: rows of a table, and nothing else. */
  const six = [
    ...dimensions,
    { name: 'channel', scope: 'own_channels', key: 'channelId', given: 'channelIds', setting: 'channels' },
    { name: 'customer', scope: 'own_customers', key: 'customerId', given: 'customerIds', setting: 'customers' },
    { name: 'region', scope: 'own_regions', key: 'regionId', given: 'regionIds', setting: 'regions' },
  ] as const satisfies readonly Dimension[];
  const ofRegions: Rule = { action: 'read', subject: 'Order', scope: 'own_regions' };
  const ofChannels: Rule = { action: 'read', subject: 'Order', scope: 'own_channels' };
  const holder = { rules: [ofRegions, ofChannels], regionIds: ['north', 'east'], channelIds: [] };
  const asks = (record: Asked['record']): Asked => ({ action: 'read', subject: 'Order', record });

  it('is one more row: rights are judged, given and held by it', () => {
    expect(allows(holder, asks({ regionId: 'north' }), six)).toBe(true);
    expect(allows(holder, asks({ regionId: 'south', channelId: 'web' }), six)).toBe(false);
    expect(allows(holder, asks({ shopId: 'north' }), six)).toBe(false);
    expect(holds(holder, ofRegions, { regionIds: ['east'] }, six)).toBe(true);
    expect(holds(holder, ofRegions, { regionIds: ['east', 'south'] }, six)).toBe(false);
    expect(reachesNothing(ofRegions, holder, six)).toBe(false);
    expect(reachesNothing(ofChannels, holder, six)).toBe(true);
  });

  it('is one more row: SQL and policies follow', () => {
    const condition = conditionOf(holder.rules, 'read', 'Order', { regionId: 'o.region_id', shopId: 'o.shop_id' }, six);
    expect(condition).toEqual({ kind: 'any', of: [{ kind: 'own', dimension: six[5], column: 'o.region_id' }] });
    expect(policyText(condition)).toBe('o.region_id = any((select scope_regions())::uuid[])');
  });

  it('lets nobody reach anything while its row is missing', () => {
    expect(allows(holder, asks({ regionId: 'north' }))).toBe(false);
    expect(holds(holder, ofRegions, {})).toBe(false);
    expect(reachesNothing(ofRegions, holder)).toBe(true);
    expect(conditionOf(holder.rules, 'read', 'Order', { regionId: 'o.region_id' })).toEqual({ kind: 'any', of: [] });
  });

  it('has words, keys and settings of its own', () => {
    for (const key of ['name', 'scope', 'key', 'given', 'setting'] as const)
      expect(new Set(dimensions.map((one) => one[key])).size).toBe(dimensions.length);
    for (const { scopes } of Object.values(permissionTable))
      expect(ruleScopes).toEqual(expect.arrayContaining([...scopes]));
  });
});
