/** Everything that may speak for or against a proposal, by code; a screen has a text for each in every language. */
export const evidenceCodes = [
  'conflict_pack',
  'conflict_colour',
  'conflict_size',
  'conflict_capacity',
  'conflict_edition',
  'conflict_condition',
  'conflict_voltage',
  'conflict_side',
  'conflict_gender',
  'conflict_identity',
  'same_gtin',
  'gtin_differs',
  'same_part_number',
  'part_number_in_title',
  'part_number_differs',
  'same_model',
  'models_differ',
  'same_brand',
  'brands_differ',
  'same_pack',
  'same_colour',
  'same_measures',
  'titles_alike',
  'price_far',
  'shop_sells_it_already',
  'gtin_misused',
  'several_variants',
  'gtin_new',
  'nothing_alike',
  'nearest_unlikely',
  'value_stated',
  'value_by_hand',
  'value_locked',
  'value_agreed',
  'rekey_shared',
] as const;

export type EvidenceCode = (typeof evidenceCodes)[number];

/** What an offer has in common with the one that went missing. */
export type RekeyShared = 'sku' | 'gtin' | 'title, brand and picture';
