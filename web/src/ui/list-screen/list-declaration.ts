import type { Subject } from '@quarry/contracts/access';
import type { TypedDocument, WindowConnection } from '../../data/index.ts';
import type { Row, RowLink } from './column.ts';

/** What the kit itself asks a list for. */
export type ListVariables = {
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
};

type ById = (id: string) => RowLink;

/** What a list is, for its screen, its request, the walk from record to record, its export and its bulk runs. */
export type ListDeclaration<Data, OneRow, Variables, Link extends ById | undefined = ById | undefined> = {
  name: string;
  document: TypedDocument<Data, Variables>;
  /** Where the rows are in the answer. */
  connection: (data: Data) => WindowConnection<OneRow>;
  sort: string;
  link: Link;
  exported: Subject | undefined;
};

/** The fields of an answer that hold rows by windows. */
type NameOf<Data> = {
  [Name in keyof Data & string]: Data[Name] extends WindowConnection<Row> ? Name : never;
}[keyof Data & string];
type RowOf<Data, Name extends keyof Data> = Data[Name] extends WindowConnection<infer OneRow> ? OneRow : never;

type FieldOf<Variables> = Variables extends {
  sort?: readonly { readonly field: infer Field extends string }[] | null | undefined;
}
  ? Field
  : string;

type Declared<Data, Variables, Name, Link> = {
  /** The query of the list on the server, which is a field of the document. Its filter fields and bulk actions are known by it. */
  name: Name;
  document: TypedDocument<Data, Variables>;
  /** The order without another choice: a field, with a leading minus for descending. */
  sort: NoInfer<FieldOf<Variables> | `-${FieldOf<Variables>}`>;
  /** The page of a row, where its id is enough to find it. */
  link?: Link;
  /** What a person must be allowed to export; without it the list is not exported. */
  exported?: Subject;
};

/** Declares a list, once and outside of components; name and order are checked against the generated document. */
export function defineList<
  Data,
  Variables extends ListVariables,
  Name extends NameOf<Data>,
  Link extends ById | undefined,
>({
  name,
  document,
  sort,
  link,
  exported,
}: Declared<Data, Variables, Name, Link>): ListDeclaration<Data, RowOf<Data, Name>, Variables, Link> {
  const connection = (data: Data) => data[name] as WindowConnection<RowOf<Data, Name>>;
  return { name, document, connection, sort, link: link as Link, exported };
}
