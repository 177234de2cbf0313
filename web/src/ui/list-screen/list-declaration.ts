import type { Subject } from '@quarry/contracts/access';
import type { TypedDocument, WindowConnection } from '../../data/index.ts';
import type { Row, RowLink } from './column.ts';

/** What the kit itself asks a list for. */
export type ListVariables = {
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
};

/** What a list is, for its screen, its request, the walk from record to record, its export and its bulk runs. */
export type ListDeclaration<Name extends string, OneRow, Variables> = {
  /** The query of the list on the server, which is a field of the document. Its filter fields and bulk actions are known by it. */
  readonly name: Name;
  readonly document: TypedDocument<Readonly<Record<Name, WindowConnection<OneRow>>>, Variables>;
  /** The order without another choice: a field, with a leading minus for descending. */
  readonly sort: string;
  /** The page of a row, where its id is enough to find it. */
  readonly link?: (id: string) => RowLink;
  /** What a person must be allowed to export; without it the list is not exported. */
  readonly exported?: Subject;
  /** The door that gives its rows as a file to change and import again. */
  readonly reimported?: string;
};

/** The fields of an answer that hold rows by windows. */
type NameOf<Data> = {
  [Name in keyof Data & string]: Data[Name] extends WindowConnection<Row> ? Name : never;
}[keyof Data & string];

type FieldOf<Variables> = Variables extends {
  sort?: readonly { readonly field: infer Field extends string }[] | null | undefined;
}
  ? Field
  : string;

/**
 * What a declaration satisfies, so that name and order are those of the generated document. A type and no function: a function would be a
 * script of its own for every list and record page.
 */
export type ListOf<Document> =
  Document extends TypedDocument<infer Data, infer Variables>
    ? Omit<ListDeclaration<string, unknown, unknown>, 'name' | 'document' | 'sort'> & {
        readonly name: NameOf<Data>;
        readonly document: Document;
        readonly sort: FieldOf<Variables> | `-${FieldOf<Variables>}`;
      }
    : never;
