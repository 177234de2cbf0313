import type { TypedDocument } from '../../data/index.ts';
import type { ServerRefusal } from '../explain/index.ts';
import type { LastChange } from '../form/index.ts';
import type { RecordKind } from '../routing/index.ts';

/** What mutations of any area answer, in the same fields. */
type Common = {
  InvalidInput: { readonly issues: readonly { readonly path: string; readonly code: string }[] };
  VersionConflict: { readonly lastChange: LastChange | null };
  NotAllowedNow: ServerRefusal;
  NotFound: object;
};
type CommonName = keyof Common;
export type CommonResult = { [Name in CommonName]: { readonly __typename: Name } & Common[Name] }[CommonName];

type Member<Result, Name> = Extract<Result, { readonly __typename: Name }>;
type NameOf<Result> = Result extends { readonly __typename: infer Name } ? Name : never;
type ResultOf<Data> = Data[keyof Data];

/** Members whose fields the document does not ask for, though the kit shows them. */
type Lacking<Result> = {
  [Name in CommonName]: [Member<Result, Name>] extends [Common[Name]] ? never : Name;
}[CommonName];
type AskedWhole<Data> = [Lacking<ResultOf<Data>>] extends [never]
  ? unknown
  : { readonly lacks: Lacking<ResultOf<Data>> };

/** What each member of a result union means: all that are the mutation's own, and those of every mutation where it says more of them. */
type Answers<Result, Asked, Answer> = {
  readonly [Name in Exclude<NameOf<Result>, CommonName> & string]: (
    result: Member<Result, Name>,
    asked: Asked,
  ) => Answer;
} & {
  readonly [Name in Extract<NameOf<Result>, CommonName>]?: (result: Member<Result, Name>, asked: Asked) => Answer;
};

/** The query of a record's own page. */
export type PageQuery<Page, PageVariables> = {
  readonly document: TypedDocument<Page, PageVariables>;
  readonly variables: PageVariables;
};

/** Something was done to a record. */
export type Done<Page> = {
  /** The way back: the id of the change that was made, or a function. */
  undo?: string | null | (() => unknown);
  /** What the record's own page shows from now on. */
  shown?: Page | ((before: Page | undefined) => Page | undefined);
  after?: () => unknown;
};

/** One mutation of records of a kind, asked by a document with a single field. */
export type Declaration<Asked, Data, Variables, Page, PageVariables, Answer> = {
  readonly kind: RecordKind['entity'];
  readonly document: TypedDocument<Data, Variables> & AskedWhole<Data>;
  readonly variables: (asked: Asked) => NoInfer<Variables>;
  readonly page?: PageQuery<Page, PageVariables>;
  readonly answers: Answers<ResultOf<NoInfer<Data>>, NoInfer<Asked>, Answer>;
};

/** The same without their types, which no longer matter once a result is here. */
export type AnyAnswers<Asked, Answer> = Readonly<Record<string, (result: never, asked: Asked) => Answer>>;

/** The area's own answer to what came back, or what came back where it is left to the kit. */
export function answerTo<Asked, Answer>(
  data: object,
  answers: AnyAnswers<Asked, Answer>,
  asked: Asked,
): { own: Answer } | { common: CommonResult } {
  const [result] = Object.values(data) as [CommonResult];
  // By the declaration's type there is one for every member that is not common.
  const answer = answers[result.__typename];
  return answer ? { own: answer(result as never, asked) } : { common: result };
}
