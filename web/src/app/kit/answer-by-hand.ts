import { listAnswer } from '../../testing/list-answer.ts';
import { bulkItems, bulkRun, changes, listFields } from './worded-answers.ts';

type Asked = { operationName: string; variables: Parameters<typeof listAnswer>[1] & { search?: string | null } };

/** What the list of a state is answered. */
export type ListState = 'rows' | 'few' | 'loading' | 'empty' | 'error' | 'forbidden' | 'offline';

export type KitRow = {
  id: string;
  name: string;
  status: 'ACTIVE' | 'ARCHIVED';
  price: { minor: number; currency: string };
  seenAt: string;
};

const allRows: readonly KitRow[] = Array.from({ length: 400 }, (_, index) => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  name: `Kettle ${String(index + 1).padStart(3, '0')}`,
  status: index % 7 === 0 ? 'ARCHIVED' : 'ACTIVE',
  price: { minor: 1999 + index * 50, currency: 'EUR' },
  seenAt: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString(),
}));

const roles = [
  { key: 'administrator', name: 'Administrator', isOfOwnOnly: false },
  { key: 'brand_manager', name: 'Brand manager', isOfOwnOnly: true },
];

/** Stands in for the server as long as the page is open: every question of the kit is answered from here. */
export function answerByHand(state: ListState): void {
  globalThis.fetch = async (_url, init) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    return isAsked(body) ? answer(body, state) : new Response(null, { status: 404 });
  };
}

function isAsked(body: unknown): body is Asked {
  return typeof body === 'object' && body !== null && 'operationName' in body && 'variables' in body;
}

async function answer({ operationName, variables }: Asked, state: ListState): Promise<Response> {
  switch (operationName) {
    case 'SavedViews':
      return data({ savedViews: [] });
    case 'RolesThatMay':
      return data({ rolesThatMay: roles });
    case 'ListFields':
      return data({ listFields });
    case 'StartBulkRun':
      return data({ startBulkRun: { __typename: 'BulkRunStarted', run: bulkRun } });
    case 'BulkRunById':
      return data({ bulkRun });
    case 'BulkItemsList':
      return data({ bulkItems: { nodes: bulkItems, pageInfo: noMore, total: { count: 1, isExact: true } } });
    case 'RecordChanges':
      return answerChanges(state);
    case 'KitRows':
      return answerList(variables, state);
    default:
      return refused('INTERNAL');
  }
}

function answerChanges(state: ListState): Response | Promise<Response> {
  if (state === 'loading') return new Promise(() => undefined);
  if (state === 'error') return refused('INTERNAL');
  return data({ changes: { nodes: state === 'empty' ? [] : changes, pageInfo: noMore } });
}

function answerList({ search, ...window }: Asked['variables'], state: ListState): Response | Promise<Response> {
  if (state === 'loading') return new Promise(() => undefined);
  if (state === 'offline') throw new TypeError('Nothing answers.');
  if (state === 'error') return refused('INTERNAL');
  if (state === 'forbidden') return refused('FORBIDDEN', { right: { action: 'read', subject: 'Brand' } });
  const rows = { rows: allRows, few: allRows.slice(0, 3), empty: [] }[state];
  const words = search?.toLowerCase() ?? '';
  return data({
    kitRows: listAnswer(
      rows.filter(({ name }) => name.toLowerCase().includes(words)),
      window,
    ),
  });
}

const noMore = { endCursor: null, hasNextPage: false };

const data = (content: object) => Response.json({ data: content });

function refused(code: string, more: object = {}): Response {
  const error = { message: code, extensions: { code, requestId: '00000000-aaaa', ...more } };
  return Response.json({ data: null, errors: [error] });
}
