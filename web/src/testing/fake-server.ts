import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { TypedDocument } from '../data/index.ts';

export type ServedPath = (path: string, init: RequestInit) => Promise<Response | undefined>;

type Request = { operationName: string; variables: unknown };

export type FakeServer = {
  /** Answers a document from now on, in place of what answered it before. */
  answer: <const Data, Variables>(
    document: TypedDocument<Data, Variables>,
    answer: (variables: Variables) => Data,
  ) => void;
  /** Answers what is not asked by GraphQL from now on; it leaves to others what it answers nothing to. */
  serve: (answer: ServedPath) => void;
  /** What a document was asked with, the first request first. */
  asked: <Data, Variables>(document: TypedDocument<Data, Variables>) => readonly Variables[];
  /** What a document was asked with last. */
  lastAsked: <Data, Variables>(document: TypedDocument<Data, Variables>) => Variables | undefined;
  /** All requests of the test. */
  requests: readonly Request[];
};

/** Answers the GraphQL requests of one file's tests by document; a test that asks what nobody answers fails with the operation's name. */
export function fakeServer(): FakeServer {
  const answers = new Map<string, (variables: never) => unknown>();
  const requests: Request[] = [];
  const unanswered = new Set<string>();
  let served: ServedPath[] = [];
  beforeEach(() => {
    answers.clear();
    requests.length = 0;
    unanswered.clear();
    served = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      for (const answer of served) {
        const response = await answer(url, init);
        if (response) return response;
      }
      const { operationName, variables } = JSON.parse(init.body as string) as Request;
      requests.push({ operationName, variables });
      const answer = answers.get(operationName);
      if (answer) return Response.json({ data: answer(variables as never) });
      unanswered.add(operationName);
      return Response.json({ errors: [{ message: `Nobody answers ${operationName}.` }] });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    expect([...unanswered], 'operations that nobody answers').toEqual([]);
  });
  const asked: FakeServer['asked'] = <Data, Variables>({ name }: TypedDocument<Data, Variables>) =>
    requests.flatMap(({ operationName, variables }) => (operationName === name ? [variables as Variables] : []));
  return {
    serve: (answer) => void served.push(answer),
    answer: ({ name }, answer) => void answers.set(name, answer),
    asked,
    lastAsked: (document) => asked(document).at(-1),
    requests,
  };
}
