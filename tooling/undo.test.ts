import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

const web = join(import.meta.dirname, '../web/src');
const read = (path: string) => readFileSync(join(web, path), 'utf8');

/** Where each mutation that can be taken back offers it, for eight seconds after it was done. */
const offered: Record<string, string> = {
  acceptProposal: 'features/excavators/use-decision-words.ts',
  acceptShelf: 'features/shelves/use-decide-shelf.ts',
  archiveBrand: 'features/brands/brand-status-button.tsx',
  archiveProduct: 'features/products/use-product-changed.ts',
  changeCategoryStatus: 'features/categories/category-status-button.tsx',
  changeCrawlerState: 'ui/lifecycle/use-told-move.ts',
  changeExcavatorState: 'features/excavators/use-excavator-actions.ts',
  changeGrabberState: 'ui/lifecycle/use-told-move.ts',
  changeProductStatus: 'features/products/use-product-changed.ts',
  createCategory: 'features/categories/category-new.screen.tsx',
  createProduct: 'features/products/product-new.screen.tsx',
  createRole: 'features/roles/role-new.screen.tsx',
  createTaxRate: 'features/taxes/tax-rate-new.screen.tsx',
  createSavedView: 'ui/list-screen/views/view-bar.tsx',
  deleteCategory: 'ui/bin/use-deleted.ts',
  deleteProduct: 'ui/bin/use-deleted.ts',
  deleteRole: 'ui/bin/use-deleted.ts',
  deleteTaxRate: 'ui/bin/use-deleted.ts',
  deleteSavedView: 'ui/bin/use-deleted.ts',
  disableUser: 'features/users/user-status-button.tsx',
  dismissShelf: 'features/shelves/use-decide-shelf.ts',
  enableUser: 'features/users/user-status-button.tsx',
  matchProposalToVariant: 'features/excavators/use-decision-words.ts',
  moveCategory: 'features/categories/use-move-category.ts',
  offboardUser: 'features/users/user-status-button.tsx',
  reinstateUser: 'features/users/user-status-button.tsx',
  rejectProposal: 'features/excavators/use-decision-words.ts',
  reopenShelf: 'features/shelves/use-decide-shelf.ts',
  resetSetting: 'features/settings/use-save-setting.ts',
  restoreBrand: 'features/brands/brand-status-button.tsx',
  revertChange: 'ui/history/use-revert.ts',
  setProductValue: 'features/products/use-product-changed.ts',
  setUserAvatar: 'features/account/use-set-avatar.ts',
  snoozeNeed: 'features/dashboard/use-snooze.ts',
  startBulkRun: 'ui/list-screen/bulk/bulk-bar.tsx',
  updateBrand: 'features/brands/use-update-brand.ts',
  updateCategory: 'features/categories/use-update-category.ts',
  updateCrawler: 'features/crawlers/use-save-crawler.ts',
  updateExcavator: 'features/excavators/use-excavator-actions.ts',
  updateGrabber: 'features/grabbers/use-save-grabber.ts',
  updateProduct: 'features/products/product-details.tsx',
  updateProfile: 'features/account/use-update-profile.ts',
  updateRole: 'features/roles/use-update-role.ts',
  updateSavedView: 'ui/list-screen/views/view-bar.tsx',
  updateSecretSetting: 'features/settings/use-save-setting.ts',
  updateSetting: 'features/settings/use-save-setting.ts',
  updateShop: 'features/shops/use-update-shop.ts',
  updateTaxRate: 'features/taxes/use-update-tax-rate.ts',
  updateUser: 'features/users/use-update-user.ts',
};

/** Why each of the others offers no way back. */
const without: Record<string, string> = {
  acceptGrabRunAsNormal: 'Asked for in a dialog; offers that come back are active again on sight.',
  acceptCrawlRunAsNormal: 'Asked for in a dialog; offers expire by it at once.',
  addBookmark: 'The star that was clicked takes it away again.',
  addShopWithSources: 'The shop is being read already; it is closed, not unmade.',
  resumeDemoImport: 'An import that stopped goes on where it was; it ends by itself.',
  applyGrid: 'The run that applies it is taken back on its page.',
  applyImport: 'The run that applies it is taken back on its page.',
  discardGrid: 'It is asked before; nothing of the catalogue is written.',
  editProductGrid: 'Its step is taken back by Ctrl+Z as long as it was not applied.',
  fillProductGrid: 'Its step is taken back by Ctrl+Z as long as it was not applied.',
  openProductGrid: 'Nothing of the catalogue is written.',
  pasteIntoProductGrid: 'Its step is taken back by Ctrl+Z as long as it was not applied.',
  undoGridStep: 'Is the way back itself.',
  advanceDemoClock: 'The shops of the demonstration do not go back in time.',
  beginSecondFactor: 'Nothing holds before a code confirms it.',
  changePassword: 'Nobody keeps the old one.',
  confirmSecondFactor: 'It is turned off where it was set up.',
  createApiKey: 'Its secret was told; it is revoked.',
  createBrand: 'A brand is archived, not unmade.',
  createCrawler: 'A crawler is archived, not unmade.',
  createExcavator: 'An excavator is archived, not unmade.',
  createGrabber: 'A grabber is archived, not unmade.',
  clearOwnOffer: 'No screen asks it; its change is reverted in the history of the statement.',
  createOwnOffer: 'What it states is taken back by itself; the offer stays with its SKU.',
  setOwnOffer: 'No screen asks it; its change is reverted in the history of the statement.',
  applyListings: 'The run that writes them is taken back on its page.',
  createChannel: 'A channel is archived, not unmade.',
  setChannelStatus: 'No screen asks it; its change is reverted in the history of the channel.',
  setListing: 'No screen asks it; its change is reverted in the history of the listing.',
  updateChannel: 'No screen asks it; its change is reverted in the history of the channel.',
  createShop: 'A shop is closed, not unmade.',
  createUser: 'Somebody is disabled, not unmade.',
  createUserLink: 'The link was told; a new one ends it.',
  decidePricePoint: 'A price is decided once; the server refuses to decide it again.',
  decideProposals: 'No screen asks it: many are decided by a bulk run.',
  discardTask: 'Asked for in a dialog; a task on a schedule comes again by itself.',
  eraseUser: 'Nothing brings them back, as is said before.',
  inviteUsers: 'The mail is on its way.',
  noteVisit: 'Nothing that a person did.',
  checkImport: 'Nothing of the catalogue is written; the check is cancelled by the button in its place.',
  commandRun: 'What was paused is resumed, what was cancelled is run again; an undo is the way back itself.',
  ping: 'Changes nothing.',
  probeShop: 'Changes nothing.',
  purgeFromBin: 'Nothing brings it back, as is said before.',
  removeBookmark: 'The star that was clicked sets it again.',
  renewRecoveryCodes: 'Nobody keeps the old ones.',
  resetSecondFactor: 'Nobody keeps the secret; it is set up anew.',
  restoreFromBin: 'Is the way back itself.',
  retryTask: 'A task that is queued again runs; it is given up again, or done.',
  revokeApiKey: 'Nobody keeps the secret.',
  revokeSession: 'Whoever it was signs in again.',
  revokeSessions: 'Whoever it was signs in again.',
  saveListLayout: 'The same control sets it back.',
  savePreferences: 'The same control sets it back.',
  sendTestMail: 'The mail is on its way.',
  setImportColumns: 'The same table sets them back; nothing of the catalogue is written.',
  startCrawlRun: 'The run is cancelled by the button in its place.',
  startExcavation: 'The run is cancelled by the button in its place.',
  startGrabRun: 'The run is cancelled by the button in its place.',
  startImport: 'Nothing of the catalogue is written; what is left alone goes by itself.',
  trainMatcher: 'What was learned is learned.',
  turnOffSecondFactor: 'Nobody keeps the secret; it is set up anew.',
  undoProposalDecision: 'Is the way back itself.',
  wakeNeed: 'Is the way back itself.',
};

describe('every mutation', () => {
  const schema = buildSchema(read('../../contracts/schema.graphql'));
  const names = Object.keys(schema.getMutationType()?.getFields() ?? {});

  it('offers a way back, or says why there is none', () => {
    expect([...Object.keys(offered), ...Object.keys(without)].toSorted()).toEqual(names.toSorted());
  });

  it.each(Object.entries(offered))('%s offers it in %s', (_name, path) => {
    expect(read(path)).toMatch(/showUndo\(|\bundo: |undoOf\(/);
  });
});
