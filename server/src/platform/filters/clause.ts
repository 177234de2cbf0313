import type { InputCode } from '@quarry/contracts/common';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../auth/index.ts';
import { containing, literally, startingWith } from '../db/index.ts';
import type { FilterOperator } from '../graphql/index.ts';
import { isId } from '../ids.ts';
import { dayIn, daysLater, startOfDay } from './day.ts';
import { type ListField, operatorsFor } from './field.ts';
import { type Read, readDays, readMoney, readNumber, readText, readTime } from './read-values.ts';

export type AskedField = Exclude<ListField, { type: 'shorthand' }>;

/** Who reads a filter, and where and when, which decides what "today" means. */
export type Moment = { reader: Actor; timeZone: string; now: Date };

export type Clause = { operator: FilterOperator; values: readonly string[] };

/** The condition that a clause says, or what is wrong with it. */
export function clauseCondition(
  field: AskedField,
  { operator, values }: Clause,
  moment: Moment,
): Read<RawBuilder<unknown>> {
  if (!operatorsFor(field).includes(operator)) return { code: 'not_a_choice' };
  const code = wrongCount(operator, values);
  if (code) return { code };
  if ('column' in field && (operator === 'empty' || operator === 'not_empty')) {
    return { value: operator === 'empty' ? sql`${columnOf(field)} is null` : sql`${columnOf(field)} is not null` };
  }
  const among = (condition: RawBuilder<unknown>) =>
    'among' in field && field.among ? field.among(condition, moment.reader) : condition;
  switch (field.type) {
    case 'text':
      return map(readText(values[0] ?? ''), (text) => textCondition(columnOf(field), operator, text));
    case 'code':
      return map(readText(values[0] ?? ''), (text) =>
        compare(columnOf(field), operator, [sql`${field.normal?.(text) ?? text}`]),
      );
    case 'number':
      return map(
        readAll(values, (text) => readNumber(text, field.sqlType === 'bigint')),
        (numbers) =>
          among(
            compare(
              columnOf(field),
              operator,
              numbers.map((number) => sql`${number}::${sql.raw(field.sqlType)}`),
            ),
          ),
      );
    case 'money':
      return map(moneyCondition(field, operator, values), among);
    case 'date':
      return dateCondition(columnOf(field), { operator, values }, moment);
    case 'choice':
    case 'id':
      return choiceCondition(field, { operator, values }, moment);
    case 'flag':
      return flagCondition(field, values[0], moment);
  }
}

function flagCondition(
  { isTrue }: AskedField & { type: 'flag' },
  value: string | undefined,
  { reader }: Moment,
): Read<RawBuilder<unknown>> {
  if (value !== 'true' && value !== 'false') return { code: 'not_a_choice' };
  const condition = typeof isTrue === 'function' ? isTrue(reader) : isTrue;
  return { value: value === 'true' ? condition : isNot(condition) };
}

function wrongCount(operator: FilterOperator, values: readonly string[]): InputCode | undefined {
  const isList = operator === 'any_of' || operator === 'none_of';
  const isBare = operator === 'empty' || operator === 'not_empty' || operator === 'today';
  const least = isBare ? 0 : operator === 'between' ? 2 : 1;
  if (values.length < least) return 'required';
  // How long a list may be is the same for every list of a request.
  return values.length > least && !isList ? 'too_many' : undefined;
}

function textCondition(column: RawBuilder<unknown>, operator: FilterOperator, text: string): RawBuilder<unknown> {
  switch (operator) {
    case 'contains':
      return sql`${column} ilike ${containing(text)}`;
    case 'not_contains':
      return isNot(sql`${column} ilike ${containing(text)}`);
    case 'starts_with':
      return sql`${column} ilike ${startingWith(text)}`;
    case 'is':
      return sql`${column} ilike ${literally(text)}`;
    default:
      return isNot(sql`${column} ilike ${literally(text)}`);
  }
}

/** Amounts are compared within their currency: rows in another one are neither more nor less. */
function moneyCondition(
  field: AskedField & { type: 'money' },
  operator: FilterOperator,
  texts: readonly string[],
): Read<RawBuilder<unknown>> {
  const amounts = readAll(texts, readMoney);
  if ('code' in amounts) return amounts;
  const [first] = amounts.value;
  if (amounts.value.some(({ currency }) => currency !== first?.currency)) return { code: 'not_an_amount' };
  const isCurrency = sql`${sql.raw(field.currency)} = ${first?.currency}`;
  const minors = amounts.value.map(({ minor }) => sql`${minor}::bigint`);
  if (operator === 'is_not') {
    return { value: isNot(sql`${compare(columnOf(field), 'is', minors)} and ${isCurrency}`) };
  }
  return { value: sql`(${compare(columnOf(field), operator, minors)} and ${isCurrency})` };
}

function compare(
  column: RawBuilder<unknown>,
  operator: FilterOperator,
  [first, second]: readonly RawBuilder<unknown>[],
): RawBuilder<unknown> {
  switch (operator) {
    case 'is':
      return sql`${column} = ${first}`;
    case 'is_not':
      return sql`${column} is distinct from ${first}`;
    case 'less':
      return sql`${column} < ${first}`;
    case 'at_most':
      return sql`${column} <= ${first}`;
    case 'greater':
      return sql`${column} > ${first}`;
    case 'at_least':
      return sql`${column} >= ${first}`;
    default:
      return sql`${column} between ${first} and ${second}`;
  }
}

function dateCondition(
  column: RawBuilder<unknown>,
  { operator, values }: Clause,
  { timeZone, now }: Moment,
): Read<RawBuilder<unknown>> {
  const within = (from: Date, until: Date) => sql`(${column} >= ${from} and ${column} < ${until})`;
  const today = dayIn(timeZone, now);
  const tomorrow = startOfDay(daysLater(today, 1), timeZone);
  if (operator === 'today') return { value: within(startOfDay(today, timeZone), tomorrow) };
  if (operator === 'within_days') {
    return map(readDays(values[0] ?? ''), (days) => within(startOfDay(daysLater(today, 1 - days), timeZone), tomorrow));
  }
  return map(
    readAll(values, (text) => readTime(text, timeZone)),
    ([first, second]) => {
      if (operator === 'before') return sql`${column} < ${first?.from}`;
      if (operator === 'between') return sql`(${column} >= ${first?.from} and ${column} < ${second?.until})`;
      // After a day is from its end on; after a time is later than it.
      return first && first.until > first.from ? sql`${column} >= ${first.until}` : sql`${column} > ${first?.until}`;
    },
  );
}

/** An id that is none of ours, and a word of an open list that no row has, are no mistake: nothing has them. */
function choiceCondition(
  field: AskedField & { type: 'choice' | 'id' },
  { operator, values }: Clause,
  { reader, now }: Moment,
): Read<RawBuilder<unknown>> {
  const { type } = field;
  if (type === 'choice' && field.choices && !values.every((value) => field.choices?.includes(value))) {
    return { code: 'not_a_choice' };
  }
  const wanted = type === 'id' ? values.filter(isId) : values;
  if ('holds' in field) {
    const condition = field.holds(wanted, reader, now);
    return { value: operator === 'any_of' ? condition : isNot(condition) };
  }
  const column = columnOf(field);
  const isAny = (of: readonly string[]) => sql`${column} = any(${of}::${sql.raw(type === 'id' ? 'uuid[]' : 'text[]')})`;
  if (operator === 'any_of') return { value: isAny(wanted) };
  if (type === 'id' || !field.choices) return { value: isNot(isAny(wanted)) };
  // Said the other way round, an index finds the rows.
  const others = isAny(field.choices.filter((choice) => !values.includes(choice)));
  return { value: field.isNullable ? sql`(${others} or ${column} is null)` : others };
}

/** Also where nothing is known. */
function isNot(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${condition}) is not true`;
}

function columnOf({ column }: { column: string }): RawBuilder<unknown> {
  return sql.raw(column);
}

function readAll<Value>(texts: readonly string[], read: (text: string) => Read<Value>): Read<Value[]> {
  const values: Value[] = [];
  for (const text of texts) {
    const one = read(text);
    if ('code' in one) return one;
    values.push(one.value);
  }
  return { value: values };
}

function map<From, To>(read: Read<From>, to: (value: From) => To): Read<To> {
  return 'code' in read ? read : { value: to(read.value) };
}
