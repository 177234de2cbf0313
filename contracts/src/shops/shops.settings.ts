import { defineSetting } from '../settings/define-setting.ts';
import { settingSchemas } from '../settings/setting-schema.ts';

/** The currency of a shop that is added without one; nothing until somebody sets it, since a guess would make prices. */
export const newShopCurrencySetting = defineSetting({
  key: 'newShopCurrency',
  group: 'shops',
  schema: settingSchemas.currency(),
  default: null,
  scopes: ['installation'],
});

/** What the settings of shops are called. */
export const english = {
  newShopCurrency: 'Currency of new shops',
  'newShopCurrency.help':
    'A shop that is added without a currency gets this one; prices are in it where a page states none.',
} as const;
