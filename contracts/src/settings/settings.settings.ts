/** What the groups of settings are called. */
export const english = {
  'group.installation': 'Installation',
  'group.access': 'Access',
  'group.catalogue': 'Catalogue',
  'group.shops': 'Shops',
  'group.bin': 'Bin',
  'group.retention': 'Retention',
  'group.mail': 'E-mail',
} as const;
