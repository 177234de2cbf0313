export const accountTabs = ['account', 'security', 'billing', 'notifications', 'connections'] as const;
export type AccountTab = (typeof accountTabs)[number];

export function isAccountTab(value: unknown): value is AccountTab {
  return accountTabs.some((tab) => tab === value);
}
