import {
  attributesOf,
  type ChannelField,
  type FieldFact,
  holds,
  isRepeated,
  partName,
  partsOf,
} from '@quarry/contracts/feeds';
import { isHistoricCurrency } from '@quarry/contracts/money';
import { type Detailed, detailed } from '@quarry/contracts/wording';
import { shown, valueFaults } from './check-value.ts';
import type { ChannelRow } from './evaluate-rules.ts';
import { printValue } from './print-value.ts';
import { lengthOf } from './truncate.ts';
import { itemsOf, type Value } from './value.ts';

export type RowIssue = Detailed & {
  severity: 'error' | 'warning' | 'info';
  field: string;
  documentation: string | null;
};

/** The country and the currency of the channel that the row is for. */
export type RowChannel = { country: string | null; currency: string | null };

/** All that a row lacks or has wrong by its kind; what the kind could not confirm is a warning. */
export function checkRow(row: ChannelRow, fields: readonly ChannelField[], channel: RowChannel): RowIssue[] {
  const textsOf = (name: string) => (row.get(name)?.values ?? []).map((value) => printValue(value) ?? '');
  return attributesOf(fields).flatMap((field) => {
    const { values = [], faults = [], cuts = [] } = row.get(field.name) ?? {};
    const isNeeded = isRequired(field, { textsOf, country: channel.country });
    return [
      ...faults.map((fault) => issue(field, detailed(`ROW_RULE:${fault}`, { field: field.name }))),
      ...presence(field, values.length, isNeeded),
      ...values.flatMap((value) => issuesOf(field, value, fields, channel)),
      ...cutIssues(field, values, cuts),
    ];
  });
}

/** A rule that truncates is obeyed, so what it left out refuses no row, and is told all the same. */
function cutIssues(field: ChannelField, values: readonly Value[], cuts: readonly string[]): RowIssue[] {
  if (cuts.length === 0) return [];
  const { name, maxLen } = field;
  const said = { field: name, cut: shown(cuts.map((cut) => cut.trim()).join(' … ')) };
  const given = lengthOf([...values.map((value) => printValue(value) ?? ''), ...cuts].join(''));
  // Of several values it is not known which one was cut.
  const isTooLong = maxLen !== null && values.length < 2 && given > maxLen;
  const told = isTooLong ? detailed('ROW_CUT:full', { ...said, most: maxLen }) : detailed('ROW_CUT', said);
  return [asWarning(issue(field, told))];
}

function isRequired({ level, requiredWhen }: ChannelField, facts: Parameters<typeof holds>[1]): boolean {
  return level === 'required' || (level === 'when' && requiredWhen !== null && holds(requiredWhen, facts));
}

function presence(field: ChannelField, given: number, isNeeded: boolean): RowIssue[] {
  const { name, minItems } = field;
  const maxItems = isRepeated(field) ? field.maxItems : 1;
  if (given === 0 && isNeeded) return [issue(field, detailed('ROW_REQUIRED', { field: name }), 'level')];
  if (given === 0 && field.level === 'recommended')
    return [{ ...issue(field, detailed('ROW_RECOMMENDED', { field: name })), severity: 'info' }];
  if (given > 0 && minItems !== null && given < minItems)
    return [issue(field, detailed('ROW_TOO_FEW', { field: name, given, least: minItems }), 'items')];
  if (maxItems !== null && given > maxItems)
    return [issue(field, detailed('ROW_TOO_MANY', { field: name, given, most: maxItems }), 'items')];
  return [];
}

function issuesOf(field: ChannelField, value: Value, fields: readonly ChannelField[], channel: RowChannel): RowIssue[] {
  const found = valueFaults(field, value).map(({ fact, ...said }) => issue(field, said, fact));
  if (value.kind === 'record') return [...found, ...partIssues(field, value.parts, fields, channel)];
  if (value.kind !== 'money') return found;
  if (isHistoricCurrency(value.currency)) {
    const said = { field: field.name, given: value.currency };
    return [...found, issue(field, detailed('ROW_CURRENCY:historic', said))];
  }
  if (channel.currency === null || value.currency === channel.currency) return found;
  const said = { field: field.name, given: value.currency, wanted: channel.currency };
  return [...found, issue(field, detailed('ROW_CURRENCY', said))];
}

/** Conditions of parts are asked of the same group. */
function partIssues(
  record: ChannelField,
  parts: Readonly<Record<string, Value>>,
  fields: readonly ChannelField[],
  channel: RowChannel,
): RowIssue[] {
  const itemsIn = (name: string) => {
    const part = parts[name];
    return part === undefined ? [] : itemsOf(part);
  };
  const textsOf = (name: string) => itemsIn(name.slice(record.name.length + 1)).map((value) => printValue(value) ?? '');
  return partsOf(fields, record.name).flatMap((part) => {
    const values = itemsIn(partName(part));
    const isNeeded = isRequired(part, { textsOf, country: channel.country });
    const found = [
      ...presence(part, values.length, isNeeded),
      ...values.flatMap((value) => issuesOf(part, value, fields, channel)),
    ];
    // A group that only helps is no error because of a part.
    return record.severity === 'warning' ? found.map(asWarning) : found;
  });
}

function asWarning(found: RowIssue): RowIssue {
  return found.severity === 'error' ? { ...found, severity: 'warning' } : found;
}

function issue(field: ChannelField, said: Detailed, fact?: FieldFact): RowIssue {
  const isUnconfirmed = fact !== undefined && field.unconfirmed.includes(fact);
  const severity = isUnconfirmed ? 'warning' : field.severity;
  return { ...said, severity, field: field.name, documentation: field.documentation };
}
