import { inParts } from '@quarry/contracts/bulk';
import { emptyBinJob } from '@quarry/contracts/jobs';
import { sql } from 'kysely';
import { newId } from '../../../platform/ids.ts';
import { migrateJobs } from '../../../platform/jobs/index.ts';
import type { RootName } from './field-document.ts';
import type { Stranger } from './people.ts';
import { strangers } from './people.ts';
import type { TwoShops } from './two-shops.ts';

/** What somebody gets: an answer, the answer that a missing record has, or the word that they may not. */
export type Verdict = 'answered' | 'hidden' | 'refused';

export type FieldCase = {
  verdicts: Record<Stranger, Verdict>;
  args: Args;
  /** One who gets an answer. */
  whoMay: 'administrator' | 'manager';
};

type Values = Record<string, unknown>;
type Args = (world: TwoShops) => Values | Promise<Values>;

const verdictOf: Record<string, Verdict> = { A: 'answered', h: 'hidden', r: 'refused' };

/** One letter for each of `strangers`, in their order, as the table of product.md 5.9 has it. */
function calls(letters: string, args: Args = () => ({}), whoMay: FieldCase['whoMay'] = 'administrator'): FieldCase {
  const verdicts = Object.fromEntries(strangers.map((who, at) => [who, verdictOf[letters[at] ?? '']]));
  if (letters.length !== strangers.length || Object.values(verdicts).includes(undefined))
    throw new Error(`${letters} does not say what each stranger gets.`);
  return { verdicts: verdicts as Record<Stranger, Verdict>, args, whoMay };
}

/** Everybody who is signed in, of themselves. */
const everyone = 'AAAAAA';
/** Whoever has a dashboard. */
const dashboard = 'AAAArr';
/** The catalogue, and the market facts of those who read offers. */
const catalogue = dashboard;
const offers = 'AArArr';
/** Lists of the shop's people: managers see their own. */
const shopList = 'Arrrrr';
/** A record of the shop's people. */
const ofShop = 'hrrrrr';
/** A change that its command finds for itself: who has nothing of the kind learns no more than that it is not there. */
const changeOfShop = 'hhhhhh';
const administrators = 'rrrrrr';
const proposalList = 'AArrrr';

const first = { first: 5 };
const config = (word: string) => ({ seeds: [`https://seewind.example/${word}`] });
const look = { columns: [], density: 'usual' };
const preferences = {
  language: 'en',
  skin: 'bordered',
  direction: 'ltr',
  isMenuCollapsed: false,
  isMenuHidden: false,
  menu: 'vertical',
  content: 'full',
  navbar: 'floating',
  navbarColour: 'white',
  footer: 'static',
};
const shopDraft = (name: string) => ({ name, url: `https://${name}.example/`, kind: 'observed' });

type Versioned =
  | 'app_user'
  | 'brand'
  | 'crawler'
  | 'excavator'
  | 'grabber'
  | 'product'
  | 'proposal'
  | 'saved_view'
  | 'shop';

/** The version that the record has at this moment. */
async function version({ api }: TwoShops, table: Versioned, id: string): Promise<number> {
  const found = await api.deps.db.selectFrom(table).select('version').where('id', '=', id).executeTakeFirst();
  return found?.version ?? 1;
}
const versioned = async (world: TwoShops, table: Versioned, id: string) => ({
  id,
  version: await version(world, table, id),
});

/** A role that somebody has, so that it is not deleted. */
const heldRole = ({ api }: TwoShops) =>
  api.deps.db
    .selectFrom('role')
    .select(['id', 'version', 'name', 'rules'])
    .where('key', '=', 'acl_and_auth')
    .executeTakeFirstOrThrow();
const user = (world: TwoShops, who: 'newcomer' | 'leaver') => versioned(world, 'app_user', world.people.ids[who]);
const proposal = (world: TwoShops) => versioned(world, 'proposal', world.filled.proposalId);

async function failedTask({ api }: TwoShops): Promise<{ id: string }> {
  await migrateJobs(api.url, [emptyBinJob]);
  const id = newId();
  await sql`insert into pgboss.job (id, name, state, completed_on) values (${id}, ${emptyBinJob.name}, 'failed', now())`.execute(
    api.deps.db,
  );
  return { id };
}

const queries: Record<string, FieldCase> = {
  installation: calls(everyone),
  me: calls(everyone),
  rolesThatMay: calls(everyone, () => ({ action: 'run', subject: 'Crawler' })),
  preferences: calls(everyone),
  sessions: calls(administrators, ({ people }) => ({ userId: people.ids.manager })),
  users: calls(administrators, () => first),
  user: calls(administrators, ({ people }) => ({ id: people.ids.manager })),
  ownedByUsers: calls(administrators, ({ people }) => ({ ids: [[people.ids.manager]] })),
  roleChoices: calls(administrators),
  roles: calls(administrators, () => first),
  role: calls(administrators, async (world) => ({ id: (await heldRole(world)).id })),
  rolePreview: calls(administrators, async (world) => ({
    view: { roleId: (await heldRole(world)).id, shopIds: [], brandIds: [] },
  })),
  explainRight: calls(administrators, ({ people, shopId }) => ({
    question: { personId: people.ids.manager, action: 'update', subject: 'Shop', recordId: shopId },
  })),
  changes: calls(changeOfShop, ({ filled }) => ({ entity: 'crawler', id: filled.crawlerId })),
  auditTrail: calls(dashboard, () => first),
  auditSealing: calls('hhhhrr'),
  apiKeys: calls(administrators, () => first),
  apiKey: calls(administrators, ({ filled }) => ({ id: filled.apiKeyId })),
  bookmarks: calls(dashboard),
  visits: calls(dashboard),
  brands: calls(catalogue, () => first),
  brand: calls(catalogue, ({ brandId }) => ({ id: brandId })),
  binEntries: calls(dashboard, () => first),
  bulkRun: calls('hhhhhh', ({ filled }) => ({ id: filled.bulkRunId })),
  bulkItems: calls('hhhhhh', ({ filled }) => ({ runId: filled.bulkRunId })),
  crawlers: calls(shopList, () => first),
  crawler: calls(ofShop, ({ filled }) => ({ id: filled.crawlerId })),
  crawlRuns: calls(shopList, () => first),
  crawlRun: calls(ofShop, ({ filled }) => ({ id: filled.crawlRunId })),
  crawlFetches: calls(ofShop, ({ filled }) => ({ runId: filled.crawlRunId })),
  crawlRunPages: calls(ofShop, ({ filled }) => ({ runId: filled.crawlRunId })),
  testCrawlerAddress: calls(administrators, ({ shopId }) => ({
    shopId,
    config: config('a'),
    url: 'https://seewind.example/p',
  })),
  estimateCrawl: calls(administrators, ({ shopId }) => ({ shopId, config: config('a') })),
  dashboard: calls(dashboard),
  excavators: calls('rArrrr', () => first),
  excavator: calls('rArrrr', ({ excavatorId }) => ({ id: excavatorId })),
  excavationRun: calls('rArrrr', ({ excavationRunId }) => ({ id: excavationRunId })),
  countExcavatorScope: calls('rArrrr', ({ shopId }) => ({ scope: { shopIds: [shopId] } })),
  proposals: calls(proposalList, () => first),
  proposal: calls('hhrrrr', ({ filled }) => ({ id: filled.proposalId })),
  reviewQueue: calls(proposalList, () => first),
  waitingProposals: calls(proposalList, ({ filled }) => ({ ids: [filled.proposalId] })),
  auditFigures: calls(proposalList),
  matchTargets: calls('hhrrrr', ({ filled }) => ({ offerId: filled.unmatchedOfferId, search: 'lamp' })),
  listFields: calls(everyone, () => ({ list: 'products' })),
  namedRecords: calls(shopList, () => ({ of: 'Crawler' })),
  grabbers: calls(shopList, () => first),
  grabber: calls(ofShop, ({ filled }) => ({ id: filled.grabberId })),
  grabRun: calls(ofShop, ({ filled }) => ({ id: filled.grabRunId })),
  grabItems: calls(ofShop, ({ filled }) => ({ runId: filled.grabRunId })),
  testGrabber: calls(ofShop, ({ filled }) => ({ input: { pageId: filled.pageId, config: {} } })),
  compareReadings: calls(ofShop, ({ filled }) => ({
    input: { grabberId: filled.grabberId, pageIds: [filled.pageId] },
  })),
  storedPages: calls(ofShop, ({ filled }) => ({ crawlerId: filled.crawlerId })),
  jobs: calls(dashboard, () => first),
  jobTray: calls(dashboard, () => ({ endedSince: '2026-01-01T00:00:00Z' })),
  taskQueues: calls(administrators),
  failedTasks: calls(administrators),
  offers: calls(offers, () => first),
  offer: calls('hhrhrr', ({ filled }) => ({ id: filled.offerId })),
  productPriceHistory: calls(offers, ({ productId }) => ({ productId })),
  products: calls(catalogue, () => first),
  product: calls(catalogue, ({ productId }) => ({ id: productId })),
  attributes: calls('AArArr'),
  shops: calls(catalogue, () => first),
  shop: calls(catalogue, ({ shopId }) => ({ id: shopId })),
  savedViews: calls(dashboard, () => ({ list: 'crawlers' })),
  listLayouts: calls(dashboard, () => ({ list: 'crawlers' })),
};

/** In an order in which whoever may do all of it can do one after the other. */
const mutations: Record<string, FieldCase> = {
  ping: calls(everyone),
  updateProfile: calls(
    'hhhhhh',
    ({ people }) => ({ id: people.ids.manager, version: 1, input: { fullName: 'Ida' } }),
    'manager',
  ),
  savePreferences: calls(everyone, () => ({ input: preferences })),
  addBookmark: calls(dashboard, () => ({ input: { path: '/products', name: 'Products' } })),
  removeBookmark: calls(dashboard, () => ({ path: '/brands' })),
  noteVisit: calls(dashboard, () => ({ input: { path: '/products', name: 'Products' } })),
  snoozeNeed: calls('AAhhrr', () => ({ code: 'suspect_prices' })),
  wakeNeed: calls(dashboard, () => ({ code: 'suspect_prices' })),
  createSavedView: calls(dashboard, () => ({
    id: newId(),
    list: 'products',
    input: { name: 'Lamps', query: 'q=lamp', isShared: false, ...look },
  })),
  updateSavedView: calls(
    'hhhhhh',
    async (world) => ({
      ...(await versioned(world, 'saved_view', world.filled.viewId)),
      input: { name: 'Lamps', query: 'q=lamp', isShared: false, ...look },
    }),
    'manager',
  ),
  deleteSavedView: calls('hhhhhh', (world) => versioned(world, 'saved_view', world.filled.viewId), 'manager'),
  saveListLayout: calls('AAAArr', () => ({ list: 'products', input: look })),
  createUser: calls(administrators, () => ({ input: { email: 'new@example.test', username: 'new' } })),
  inviteUsers: calls(administrators, () => ({ input: { addresses: 'guest@example.test' } })),
  updateUser: calls('hhhhhh', async (world) => ({
    ...(await user(world, 'newcomer')),
    input: { email: 'newcomer@example.test', username: 'newcomer', roleKeys: ['analyst'] },
  })),
  setUserAvatar: calls('hhhhhh', async (world) => ({ ...(await user(world, 'newcomer')), avatarId: null })),
  createUserLink: calls('hhhhhh', ({ people }) => ({ id: people.ids.newcomer })),
  createRole: calls(administrators, () => ({
    input: { name: 'Buyers', rules: [{ action: 'read', subject: 'Shop' }] },
  })),
  updateRole: calls('hhhhhh', async (world) => {
    const { id, version: seen, name, rules } = await heldRole(world);
    return { id, version: seen, input: { name, rules } };
  }),
  deleteRole: calls('hhhhhh', async (world) => {
    const { id, version: seen } = await heldRole(world);
    return { id, version: seen };
  }),
  revokeSession: calls('hhhhhh', ({ filled }) => ({ id: filled.sessionId })),
  beginSecondFactor: calls(everyone, () => ({ input: { password: 'a test password' } })),
  confirmSecondFactor: calls(everyone, () => ({ input: { setup: 'none', code: '123456' } })),
  renewRecoveryCodes: calls(everyone, () => ({ input: { password: 'a test password' } })),
  turnOffSecondFactor: calls(everyone, () => ({ input: { password: 'a test password' } })),
  resetSecondFactor: calls('hhhhhh', ({ people }) => ({ id: people.ids.newcomer })),
  revokeSessions: calls('hhhhhh', ({ people }) => ({ userId: people.ids.newcomer })),
  disableUser: calls('hhhhhh', (world) => user(world, 'newcomer')),
  enableUser: calls('hhhhhh', (world) => user(world, 'newcomer')),
  offboardUser: calls('hhhhhh', async (world) => ({
    ...(await user(world, 'leaver')),
    input: { heirId: world.people.ids.newcomer },
  })),
  reinstateUser: calls('hhhhhh', (world) => user(world, 'leaver')),
  eraseUser: calls('hhhhhh', async (world) => ({
    ...(await user(world, 'leaver')),
    input: { username: 'leaver' },
  })),
  createApiKey: calls(administrators, () => ({
    input: { name: 'Robot', rules: [{ action: 'read', subject: 'Brand' }], expiresInDays: 30 },
  })),
  revokeApiKey: calls('hhhhhh', ({ filled }) => ({ id: filled.apiKeyId })),
  revertChange: calls(changeOfShop, ({ filled }) => ({ changeId: filled.changeId })),
  createBrand: calls(administrators, () => ({ input: { name: 'Sandviken' } })),
  updateBrand: calls(administrators, async (world) => ({
    ...(await versioned(world, 'brand', world.spareBrandId)),
    input: { name: 'Oresund' },
  })),
  archiveBrand: calls(administrators, (world) => versioned(world, 'brand', world.spareBrandId)),
  restoreBrand: calls(administrators, (world) => versioned(world, 'brand', world.spareBrandId)),
  createShop: calls(administrators, () => ({ input: shopDraft('nordwind') })),
  updateShop: calls('rrrrhh', async (world) => ({
    ...(await versioned(world, 'shop', world.shopId)),
    input: { ...shopDraft('seewind'), kind: 'own' },
  })),
  probeShop: calls(administrators, () => ({ url: 'http://127.0.0.1:1/' })),
  addShopWithSources: calls(administrators, () => ({
    input: shopDraft('ostwind'),
    sources: { crawl: true, startNow: false },
  })),
  advanceDemoClock: calls('Arrrrr', () => ({ days: 1 })),
  startBulkRun: calls('Arrrrr', ({ filled }) => ({
    input: { list: 'crawlers', action: 'pause', ids: inParts([filled.crawlerId]) },
  })),
  undoBulkRun: calls('hhhhhh', ({ filled }) => ({ id: filled.bulkRunId })),
  cancelBulkRun: calls('hhhhhh', ({ filled }) => ({ id: filled.bulkRunId })),
  retryTask: calls(administrators, failedTask),
  discardTask: calls(administrators, failedTask),
  orderRun: calls('hhhhhh', ({ filled }) => ({ id: filled.bulkRunId, order: 'PAUSE' })),
  createCrawler: calls(administrators, ({ shopId }) => ({ input: { shopId, name: 'Second', config: config('b') } })),
  updateCrawler: calls(changeOfShop, async (world) => ({
    ...(await versioned(world, 'crawler', world.filled.crawlerId)),
    input: { shopId: world.shopId, name: 'Renamed', config: config('c') },
  })),
  startCrawlRun: calls(changeOfShop, ({ filled }) => ({ crawlerId: filled.crawlerId, dry: true })),
  pauseCrawlRun: calls(changeOfShop, ({ filled }) => ({ id: filled.queuedCrawlRunId })),
  resumeCrawlRun: calls(changeOfShop, ({ filled }) => ({ id: filled.queuedCrawlRunId })),
  cancelCrawlRun: calls(changeOfShop, ({ filled }) => ({ id: filled.queuedCrawlRunId })),
  acceptCrawlRunAsNormal: calls(changeOfShop, ({ filled }) => ({ id: filled.crawlRunId })),
  changeCrawlerState: calls(changeOfShop, async (world) => ({
    ...(await versioned(world, 'crawler', world.filled.crawlerId)),
    state: 'paused',
  })),
  createGrabber: calls(administrators, ({ shopId, filled }) => ({
    input: { shopId, name: 'Second', kind: 'pages', crawlerId: filled.crawlerId, config: {} },
  })),
  updateGrabber: calls(changeOfShop, async (world) => ({
    ...(await versioned(world, 'grabber', world.filled.grabberId)),
    input: { shopId: world.shopId, name: 'Renamed', kind: 'pages', crawlerId: world.filled.crawlerId, config: {} },
  })),
  startGrabRun: calls(changeOfShop, ({ filled }) => ({ grabberId: filled.feedGrabberId })),
  cancelGrabRun: calls(changeOfShop, ({ filled }) => ({ id: filled.grabRunId })),
  changeGrabberState: calls(changeOfShop, async (world) => ({
    ...(await versioned(world, 'grabber', world.filled.grabberId)),
    state: 'paused',
  })),
  createExcavator: calls(administrators, () => ({ input: { name: 'Second', scope: {} } })),
  updateExcavator: calls(administrators, async (world) => ({
    ...(await versioned(world, 'excavator', world.excavatorId)),
    input: { name: 'Renamed', scope: {} },
  })),
  startExcavation: calls('rrrrrr', ({ excavatorId }) => ({ excavatorId })),
  cancelExcavation: calls(administrators, ({ excavationRunId }) => ({ id: excavationRunId })),
  changeExcavatorState: calls(administrators, async (world) => ({
    ...(await versioned(world, 'excavator', world.excavatorId)),
    state: 'paused',
  })),
  trainMatcher: calls(administrators),
  decidePricePoint: calls('hhrrrr', ({ filled }) => ({ id: filled.suspectPointId, accept: true })),
  acceptProposal: calls('hhhhhh', proposal),
  undoProposalDecision: calls('hhhhhh', ({ filled }) => ({ id: filled.proposalId })),
  rejectProposal: calls('hhhhhh', proposal),
  matchProposalToVariant: calls('hhhhhh', async (world) => ({
    ...(await proposal(world)),
    variantId: world.variantId,
  })),
  decideProposals: calls('rArrrr', ({ filled }) => ({ ids: [filled.proposalId], decision: 'reject' })),
  createProduct: calls(administrators, ({ brandId }) => ({ input: { name: 'A table', brandId } })),
  updateProduct: calls(administrators, async (world) => ({
    ...(await versioned(world, 'product', world.productId)),
    input: { name: 'A tall lamp' },
  })),
  setProductValue: calls(administrators, async (world) => ({
    input: {
      productId: world.productId,
      version: await version(world, 'product', world.productId),
      attributeCode: 'color',
      value: 'blue',
    },
  })),
  changeProductStatus: calls(administrators, async (world) => ({
    ...(await versioned(world, 'product', world.productId)),
    status: 'ACTIVE',
  })),
  deleteProduct: calls(administrators, (world) => versioned(world, 'product', world.productId)),
  restoreFromBin: calls('rrrrhh', ({ deletedProductId }) => ({ id: deletedProductId })),
  purgeFromBin: calls('hhhhhh', ({ filled }) => ({ id: filled.viewId }), 'manager'),
  changePassword: calls(everyone, () => ({
    input: { currentPassword: 'a test password', newPassword: 'seventeen lamps in a row' },
  })),
};

const subscriptions: Record<string, FieldCase> = {
  recordChanged: calls('hhhhhh', ({ filled }) => ({ entity: 'crawl_run', id: filled.crawlRunId })),
  crawlRunChanged: calls(ofShop, ({ filled }) => ({ id: filled.crawlRunId })),
};

/** How every field of the SDL is called, and what the people of the other shop and the others get for it. */
export const fieldCases: Record<RootName, Readonly<Record<string, FieldCase>>> = {
  Query: queries,
  Mutation: mutations,
  Subscription: subscriptions,
};
