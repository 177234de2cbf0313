import { freeOfPersons, type PersonalTables } from '../../platform/personal/index.ts';

export const offersPersonal: PersonalTables = {
  offer: freeOfPersons(
    'offer_key',
    'quarantine_reason',
    'title',
    'words_before',
    'brand_text',
    'brand_key',
    'gtin14',
    'mpn_key',
    'sku',
    'seller',
    'item_group',
    'url',
    'image_url',
    'category_text',
    'currency',
    'availability',
    'condition',
  ),
  own_offer: freeOfPersons('currency'),
};
