import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { TypedDocument } from '../data/index.ts';

type Request = { operationName: string; variables: unknown };

export type FakeServer = {
  /** Answers a document from now on, in place of what answered it before. */
  answer: <const Data, Variables>(
    document: TypedDocument<Data, Variables>,
    answer: (variables: Variables) => Data,
  ) => void;
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
  beforeEach(() => {
    answers.clear();
    requests.length = 0;
    unanswered.clear();
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      const { operationName, variables } = JSON.parse(body) as Request;
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
    answer: ({ name }, answer) => void answers.set(name, answer),
    asked,
    lastAsked: (document) => asked(document).at(-1),
    requests,
  };
}
