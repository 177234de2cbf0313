import type { Subject } from '@quarry/contracts/access';
import type { RawBuilder } from 'kysely';
import type { Actor } from '../auth/index.ts';
import type { FieldType, FieldUnit, FilterOperator } from '../graphql/index.ts';

/** Where a value stands: a column or expression over the list's table. Written by us, never by a caller. */
type Column = { column: string; isNullable?: boolean };

/** Where the value stands in another table, which not everybody reads: the rows of the list of which `reader` may know that a condition over its columns holds. */
type Elsewhere = { among?: (condition: RawBuilder<unknown>, reader: Actor) => RawBuilder<unknown> };

/** Holds for the rows that have one of the values, where no column says so by itself; `reader` is who asks, and `now` when. */
type Condition = { holds: (values: readonly string[], reader: Actor, now: Date) => RawBuilder<unknown> };

/** What one field of a list can be asked, from which its SQL, its checks and its description come. */
export type Field =
  | ({ type: 'text' | 'date' } & Column)
  /** `normal`: how the column writes what a person may write in other ways. */
  | ({ type: 'code'; normal?: (text: string) => string } & Column)
  | ({ type: 'number'; sqlType: 'bigint' | 'real'; unit?: FieldUnit } & Column & Elsewhere)
  /** `column` holds minor units, `currency` says of which currency. */
  | ({ type: 'money'; currency: string } & Column & Elsewhere)
  | ({ type: 'choice'; choices?: readonly string[] } & (Column | Condition))
  /** `of`: what records it names, where a feature finds them by name. */
  | ({ type: 'id'; of?: Subject } & (Column | Condition))
  | { type: 'flag'; isTrue: RawBuilder<unknown> | ((reader: Actor) => RawBuilder<unknown>) }
  /** Another name for one question to a field, which a link may ask and nobody is offered. */
  | { type: 'shorthand'; of: string; operator: FilterOperator };

/** A field with what makes it part of a list. */
export type ListField = Field & {
  /** Holds for the rows that are shown while nothing is asked of the field: archived ones are left out unless asked for. */
  unlessAsked?: RawBuilder<unknown>;
  /** Asked by links alone. */
  isHidden?: boolean;
};

const operatorsOf: Record<FieldType, readonly FilterOperator[]> = {
  text: ['contains', 'not_contains', 'starts_with', 'is', 'is_not'],
  code: ['is', 'is_not'],
  number: ['is', 'is_not', 'less', 'at_most', 'greater', 'at_least', 'between'],
  money: ['is', 'is_not', 'less', 'at_most', 'greater', 'at_least', 'between'],
  date: ['before', 'after', 'between', 'within_days', 'today'],
  choice: ['any_of', 'none_of'],
  id: ['any_of', 'none_of'],
  flag: ['is'],
};

/** What may be asked of a field; whether it is empty only where it can be. */
export function operatorsFor(field: Exclude<Field, { type: 'shorthand' }>): readonly FilterOperator[] {
  const operators = operatorsOf[field.type];
  return 'isNullable' in field && field.isNullable ? [...operators, 'empty', 'not_empty'] : operators;
}
