import { defineSetting } from '../settings/define-setting.ts';
import { settingSchemas } from '../settings/setting-schema.ts';

/** Within so many hours of working days after it was paid an order is to be shipped; later it waits too long. */
export const ordersShipWithinSetting = defineSetting({
  key: 'ordersShipWithin',
  group: 'shops',
  schema: settingSchemas.integer({ minimum: 1, maximum: 2_160 }),
  default: 48,
  scopes: ['shop', 'installation'],
});

/** The weekdays on which a shop ships; 1 is Monday. */
export const ordersWorkingDaysSetting = defineSetting({
  key: 'ordersWorkingDays',
  group: 'shops',
  schema: settingSchemas.weekdays(),
  default: [1, 2, 3, 4, 5],
  scopes: ['shop', 'installation'],
});

/** Whether an order completes by itself once nothing is left to do. */
export const ordersAutoCompleteSetting = defineSetting({
  key: 'ordersAutoComplete',
  group: 'shops',
  schema: settingSchemas.boolean(),
  default: true,
  scopes: ['shop', 'installation'],
});

/** What the settings of orders are called. */
export const english = {
  ordersShipWithin: 'Ship within (hours)',
  'ordersShipWithin.help':
    'An order that is paid and not shipped after so many hours of working days is shown as late.',
  ordersWorkingDays: 'Working days',
  'ordersWorkingDays.help': 'Only the hours of these days count towards the time to ship, by the clocks of the shop.',
  ordersAutoComplete: 'Complete orders by themselves',
  'ordersAutoComplete.help':
    'An order that is paid and shipped is completed by itself. One that somebody reopened is completed by hand.',
} as const;
