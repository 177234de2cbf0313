import type { Format, Translate } from '../../../i18n/index.ts';
import type { english } from './builder.messages.ts';
import type { FilterClause } from '@quarry/contracts/filters';
import type { Group } from './filter-tree.ts';
import type { OfferedField } from './offered-fields.ts';

type T = Translate<typeof english>;
type Words = { t: T; format: Format; fields: readonly OfferedField[] };

/** An operator as people say it of such a field. */
export function operatorText(t: T, type: OfferedField['type'], operator: FilterClause['operator']): string {
  const isAmount = type === 'number' || type === 'money';
  if (isAmount && operator === 'is') return t('equal');
  if (isAmount && operator === 'is_not') return t('not_equal');
  return t(operator);
}

/** What a clause asks, in words. */
export function clauseText({ field: name, operator, values }: FilterClause, { t, format, fields }: Words): string {
  const field = fields.find((one) => one.name === name);
  // The server describes no field to somebody who may not ask about it.
  if (!field) return t('notOffered');
  if (operator === 'within_days') return `${field.label} ${t('withinDays', { count: Number(values[0]) })}`;
  const join = operator === 'between' ? ` ${t('and')} ` : ', ';
  const said = values.map((value) => valueText(value, field, format)).join(join);
  return [field.label, operatorText(t, field.type, operator), said].filter(Boolean).join(' ');
}

/** What a group asks, in words. */
export function groupText(group: Group, words: Words): string {
  const parts = [
    ...group.clauses.map((clause) => clauseText(clause, words)),
    ...group.groups.map((inner) => `(${groupText(inner, words)})`),
  ];
  return parts.join(` ${words.t(group.match === 'any' ? 'or' : 'and')} `);
}

function valueText(value: string, field: OfferedField, format: Format): string {
  switch (field.type) {
    case 'choice':
    case 'id':
    case 'flag':
      return field.options.find((option) => option.value === value)?.label ?? value;
    case 'number':
      return numberText(Number(value), field, format);
    case 'date':
      return Number.isNaN(Date.parse(value)) ? value : format.date(value.length === 10 ? `${value}T12:00:00` : value);
    case 'text':
    case 'code':
    case 'money':
      return value;
  }
}

function numberText(value: number, { unit }: OfferedField, format: Format): string {
  if (Number.isNaN(value)) return '';
  if (unit === 'percent') return format.percent(value / 100);
  return unit === 'share' ? format.percent(value) : format.number(value);
}
