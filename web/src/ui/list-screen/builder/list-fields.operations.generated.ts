// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** `all` stands for every subject. */
export type AbilitySubject =
  | 'all'
  | 'ACL'
  | 'Auth'
  | 'Dashboard'
  | 'User'
  | 'Role'
  | 'Session'
  | 'ApiKey'
  | 'Setting'
  | 'Audit'
  | 'Shop'
  | 'Brand'
  | 'Category'
  | 'Attribute'
  | 'Product'
  | 'Media'
  | 'Offer'
  | 'Crawler'
  | 'Grabber'
  | 'Excavator'
  | 'Proposal'
  | 'Import'
  | 'Channel'
  | 'ChannelKey'
  | 'Discount'
  | 'Order'
  | 'Payment'
  | 'Customer'
  | 'Comment'
  | 'Analytics'
  | 'Report'
  | 'Bookmark'
  | 'SavedView'
  | 'Notification';

export type FieldType =
  | 'text'
  /** Compared as it is written, such as an article number. */
  | 'code'
  | 'number'
  | 'money'
  | 'date'
  | 'choice'
  | 'id'
  | 'flag';

export type FieldUnit =
  | 'percent'
  /** A part of one, which people read as a percentage. */
  | 'share'
  | 'milliseconds'
  | 'bytes';

export type FilterOperator =
  | 'contains'
  | 'not_contains'
  | 'starts_with'
  | 'is'
  | 'is_not'
  | 'less'
  | 'at_most'
  | 'greater'
  | 'at_least'
  /** Both ends belong to it. */
  | 'between'
  | 'before'
  | 'after'
  /** Today and the days before it, so many in all. */
  | 'within_days'
  | 'today'
  | 'any_of'
  | 'none_of'
  | 'empty'
  | 'not_empty';

export type ListFieldsQueryVariables = Exact<{
  list: string;
}>;


export type ListFieldsQuery = { readonly listFields: ReadonlyArray<{ readonly name: string, readonly type: FieldType, readonly operators: ReadonlyArray<FilterOperator>, readonly choices: ReadonlyArray<string>, readonly unit: FieldUnit | null, readonly of: AbilitySubject | null }> };

export const ListFieldsDocument: TypedDocument<ListFieldsQuery, ListFieldsQueryVariables> = {
  id: 'x-ListFields-4VGVddDoFGZK',
  name: 'ListFields',
  text: "query ListFields($list: String!) { listFields(list: $list) { name type operators choices unit of } }",
};
