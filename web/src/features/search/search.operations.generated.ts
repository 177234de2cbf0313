// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FindRecordsQueryVariables = Exact<{
  search: string;
  products: boolean;
  offers: boolean;
  brands: boolean;
  shops: boolean;
  crawlers: boolean;
  grabbers: boolean;
  excavators: boolean;
  users: boolean;
}>;


export type FindRecordsQuery = { readonly products?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly brands?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly shops?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly offers?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly crawlers?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly grabbers?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly excavators?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly users?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly picture: string | null }> } };

export type FindRecordsByIdQueryVariables = Exact<{
  id: string;
  products: boolean;
  offers: boolean;
  brands: boolean;
  shops: boolean;
  crawlers: boolean;
  grabbers: boolean;
  excavators: boolean;
  users: boolean;
}>;


export type FindRecordsByIdQuery = { readonly product?: { readonly id: string, readonly name: string } | null, readonly brand?: { readonly id: string, readonly name: string } | null, readonly shop?: { readonly id: string, readonly name: string } | null, readonly offer?: { readonly id: string, readonly name: string } | null, readonly crawler?: { readonly id: string, readonly name: string } | null, readonly grabber?: { readonly id: string, readonly name: string } | null, readonly excavator?: { readonly id: string, readonly name: string } | null, readonly user?: { readonly id: string, readonly name: string, readonly picture: string | null } | null };

export const FindRecordsDocument: TypedDocument<FindRecordsQuery, FindRecordsQueryVariables> = {
  id: 'x-FindRecords-2CzxwYSdZfee',
  name: 'FindRecords',
  text: "query FindRecords($search: String!, $products: Boolean!, $offers: Boolean!, $brands: Boolean!, $shops: Boolean!, $crawlers: Boolean!, $grabbers: Boolean!, $excavators: Boolean!, $users: Boolean!) { products(first: 5, search: $search) @include(if: $products) { nodes { id name } } brands(first: 5, search: $search) @include(if: $brands) { nodes { id name } } shops(first: 5, search: $search) @include(if: $shops) { nodes { id name } } offers(first: 5, search: $search) @include(if: $offers) { nodes { id name: title } } crawlers(first: 5, search: $search) @include(if: $crawlers) { nodes { id name } } grabbers(first: 5, search: $search) @include(if: $grabbers) { nodes { id name } } excavators(first: 5, search: $search) @include(if: $excavators) { nodes { id name } } users(first: 5, search: $search) @include(if: $users) { nodes { id name: shownName picture: avatar } } }",
};

export const FindRecordsByIdDocument: TypedDocument<FindRecordsByIdQuery, FindRecordsByIdQueryVariables> = {
  id: 'x-FindRecordsById-9Z5O7zJGwfzc',
  name: 'FindRecordsById',
  text: "query FindRecordsById($id: ID!, $products: Boolean!, $offers: Boolean!, $brands: Boolean!, $shops: Boolean!, $crawlers: Boolean!, $grabbers: Boolean!, $excavators: Boolean!, $users: Boolean!) { product(id: $id) @include(if: $products) { id name } brand(id: $id) @include(if: $brands) { id name } shop(id: $id) @include(if: $shops) { id name } offer(id: $id) @include(if: $offers) { id name: title } crawler(id: $id) @include(if: $crawlers) { id name } grabber(id: $id) @include(if: $grabbers) { id name } excavator(id: $id) @include(if: $excavators) { id name } user(id: $id) @include(if: $users) { id name: shownName picture: avatar } }",
};
