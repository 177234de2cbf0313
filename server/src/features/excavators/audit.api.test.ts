import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi, type TestClient } from '../../testing/index.ts';
import { buildObservedShop, storeOffers } from '../../testing/shop-offers.ts';
import { createExcavator, digEverything, startExcavation } from './index.ts';
import { acceptOpenProposals } from './proposal.builder.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;
const deciding = { actor: systemActor, cause: 'screen' as const };
const gtins = ['4006381333931', '4012345678901', '4000000000006'];
let administrator: TestClient;
let excavatorId: string;

const queue = `{ reviewQueue(first: 10, filter: { waitsFor: [decision, check] }) { id kind state version isCheckDue isAuditSample offer { title } } }`;
const accept = `mutation ($id: ID!, $version: Int!) { acceptProposal(id: $id, version: $version) { __typename ... on ProposalDecided { proposal { state isCheckDue decidedBy } } } }`;
const reject = `mutation ($id: ID!, $version: Int!) { rejectProposal(id: $id, version: $version) { __typename ... on ProposalDecided { proposal { state isCheckDue decidedBy } } } }`;
const match = `mutation ($id: ID!, $version: Int!, $variantId: ID!) { matchProposalToVariant(id: $id, version: $version, variantId: $variantId) { __typename } }`;
const undo = `mutation ($id: ID!) { undoProposalDecision(id: $id) { __typename ... on ProposalDecided { proposal { state isCheckDue } } } }`;
const figures = `{ auditFigures { way checked wrong due isTrusted } }`;

type Check = { id: string; kind: string; version: number; isCheckDue: boolean; offer: { title: string } };
const checks = async (): Promise<Check[]> =>
  (await administrator.query<{ reviewQueue: Check[] }>(queue)).reviewQueue.filter(({ isCheckDue }) => isCheckDue);
const labels = async () => (await sql`select verdict, source from match_label order by verdict`.execute(db)).rows;
const placeOf = async (title: string) =>
  (
    await sql<{ name: string | null; matchState: string }>`
      select p.name, o.match_state as "matchState" from offer o left join product p on p.id = o.product_id where o.title = ${title}`.execute(
      db,
    )
  ).rows[0];

beforeEach(async () => {
  await sql`truncate offer, product, brand, shop, excavator, backlog, outbox, match_key, waiting_key cascade`.execute(
    db,
  );
  administrator = await api.asAdministrator();
  const { record: excavator } = await createExcavator(deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));
  excavatorId = excavator.id;
});

/** Offers that a rule joined by their GTIN, all of them part of the audit sample. */
async function joinedByRule(count: number): Promise<Check[]> {
  const said = (prefix: string) =>
    gtins.slice(0, count).map((gtin, at) => ({ sku: `${at}`, name: `${prefix} number ${at}`, gtin }));
  await storeOffers(deps, await buildObservedShop(deps), ...said('Aurelo kettle'));
  await digEverything(deps);
  await acceptOpenProposals(deps);
  await storeOffers(deps, await buildObservedShop(deps), ...said('Other words for it'));
  await digEverything(deps);
  await sql`update proposal set is_audit_sample = true where decision_cause = 'rule'`.execute(db);
  return checks();
}

describe('an automatic decision of the audit sample', () => {
  it('waits in the review desk to be checked, and is no open question that a bulk accept takes', async () => {
    const [check] = await joinedByRule(1);
    expect(check).toMatchObject({ kind: 'link_offer', state: 'applied', isCheckDue: true });
    // What "accept all" at the desk asks a bulk run for.
    const { proposals } = await administrator.query<{ proposals: unknown }>(
      '{ proposals(filter: { state: [in_review, conflicted] }) { nodes { id } } }',
    );
    expect(proposals).toEqual({ nodes: [] });
  });

  it('comes after every open question, and is found apart from them', async () => {
    const [check] = await joinedByRule(1);
    await storeOffers(deps, await buildObservedShop(deps), { sku: 'new', name: 'Brixxon toaster', gtin: gtins[1] });
    await digEverything(deps);
    await sql`update proposal set priority = 1000 where is_audit_sample`.execute(db);
    const waiting = await administrator.query<{ reviewQueue: Check[] }>(queue);
    expect(waiting.reviewQueue.map(({ isCheckDue }) => isCheckDue)).toEqual([false, true]);
    const only = async (task: string) => {
      const { proposals } = await administrator.query<{ proposals: { nodes: { id: string }[]; total: object } }>(
        `query ($filter: ProposalFilter) { proposals(filter: $filter) { nodes { id } total { count } } }`,
        { filter: { waitsFor: [task] } },
      );
      return { ids: proposals.nodes.map(({ id }) => id), total: proposals.total };
    };
    expect(await only('check')).toEqual({ ids: [check?.id], total: { count: 1 } });
    expect(await only('decision')).toEqual({ ids: [waiting.reviewQueue[0]?.id], total: { count: 1 } });
  });

  it('is confirmed by accepting: it stays, becomes a label, and is not asked about again', async () => {
    const [check] = await joinedByRule(1);
    const { acceptProposal } = await administrator.query<{ acceptProposal: unknown }>(accept, check);
    expect(acceptProposal).toMatchObject({
      proposal: { state: 'applied', isCheckDue: false, decidedBy: expect.any(String) },
    });
    expect(await labels()).toEqual([{ verdict: 'same', source: 'audit_sample' }]);
    expect(await checks()).toEqual([]);
    const late = await administrator.query<{ acceptProposal: unknown }>(accept, check);
    expect(late.acceptProposal).toMatchObject({ __typename: 'ProposalAlreadyDecided' });
  });

  it('is overturned by rejecting: the offer leaves the product, and another dig does not bring it back', async () => {
    const [check] = await joinedByRule(1);
    const { rejectProposal } = await administrator.query<{ rejectProposal: unknown }>(reject, check);
    expect(rejectProposal).toMatchObject({ proposal: { state: 'reverted', isCheckDue: false } });
    expect(await labels()).toEqual([{ verdict: 'different', source: 'audit_sample' }]);
    expect(await placeOf('Other words for it number 0')).toMatchObject({ name: null });
    await digEverything(deps);
    await startExcavation(deps, deciding, excavatorId);
    await digEverything(deps);
    expect(await placeOf('Other words for it number 0')).toMatchObject({ name: null });
  });

  it('stands again as the rule made it when the check is taken back', async () => {
    const [check] = await joinedByRule(1);
    await administrator.query(reject, check);
    await digEverything(deps);
    const { undoProposalDecision } = await administrator.query<{ undoProposalDecision: unknown }>(undo, check);
    expect(undoProposalDecision).toMatchObject({ proposal: { state: 'applied', isCheckDue: true } });
    expect(await placeOf('Other words for it number 0')).toEqual({
      name: 'Aurelo kettle number 0',
      matchState: 'matched_auto',
    });
    expect(await labels()).toEqual([]);
    const open = await sql`select kind from proposal where state = 'in_review'`.execute(db);
    expect(open.rows).toEqual([]);
  });

  it('is overturned by matching another product, where the offer hangs from then on; undo brings it back', async () => {
    const [check] = await joinedByRule(2);
    const others = await sql<{ id: string; name: string }>`
      select v.id, p.name from variant v join product p on p.id = v.product_id
      where v.id <> (select variant_id from proposal where id = ${check?.id})`.execute(db);
    const [other] = others.rows;
    await administrator.query(match, { ...check, variantId: other?.id });
    const title = check?.offer.title ?? '';
    expect(await placeOf(title)).toEqual({ name: other?.name, matchState: 'matched' });
    expect(await labels()).toEqual([
      { verdict: 'different', source: 'match_another' },
      { verdict: 'same', source: 'match_another' },
    ]);
    await administrator.query(undo, check);
    expect(await placeOf(title)).toMatchObject({ matchState: 'matched_auto' });
    expect(await labels()).toEqual([]);
  });

  it('sends a way of linking back to people when two of the last hundred were wrong', async () => {
    const due = await joinedByRule(2);
    for (const check of due) await administrator.query(reject, check);
    const { auditFigures } = await administrator.query<{ auditFigures: unknown[] }>(figures);
    expect(auditFigures).toContainEqual({ way: 'identifier', checked: 2, wrong: 2, due: 0, isTrusted: false });
    await storeOffers(deps, await buildObservedShop(deps), { sku: 'n', name: 'Newly seen kettle', gtin: gtins[0] });
    await digEverything(deps);
    expect(await placeOf('Newly seen kettle')).toEqual({ name: null, matchState: 'in_review' });
  });
});
