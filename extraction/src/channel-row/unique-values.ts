import { attributesOf, type ChannelField } from '@quarry/contracts/feeds';
import type { Detailed } from '@quarry/contracts/wording';
import type { RowIssue } from './check-row.ts';
import type { ChannelRow } from './evaluate-rules.ts';
import { printValue } from './print-value.ts';

/** Fields that two rows of a feed should not share: ids, and GTINs, which may stand again, in a multipack for one. */
export function uniqueFields(fields: readonly ChannelField[]): ChannelField[] {
  return attributesOf(fields).filter(({ isUniqueInFeed, type }) => isUniqueInFeed || type === 'gtin');
}

/** What these fields of a row say. */
export function uniqueValues(
  row: ChannelRow,
  fields: readonly ChannelField[],
): { field: ChannelField; value: string }[] {
  return uniqueFields(fields).flatMap((field) => {
    const [first] = row.get(field.name)?.values ?? [];
    const value = first && printValue(first);
    return value === undefined ? [] : [{ field, value }];
  });
}

/** Says of a row that another one has its value. */
export function repeatedIssue(
  { name, isUniqueInFeed, severity, documentation }: ChannelField,
  said: Detailed,
): RowIssue {
  return { ...said, severity: isUniqueInFeed ? severity : 'warning', field: name, documentation };
}
