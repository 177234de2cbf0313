export const tableParts = ['columns', 'server', 'rows'] as const;
export type TablePart = (typeof tableParts)[number];

export function isTablePart(value: unknown): value is TablePart {
  return tableParts.some((part) => part === value);
}
