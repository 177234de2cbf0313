export {
  firstShopStatuses,
  nextShopStatuses,
  type ShopDraft,
  shopInput,
  shopKinds,
  shopLimits,
  shopStatuses,
} from './shop.input.ts';
export { newShopCurrencySetting } from './shops.settings.ts';
