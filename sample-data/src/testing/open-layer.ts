import { createHandler, type SampleLayerOptions } from '../index.ts';
import type { SampleAnswer, SampleOperation } from '../index.ts';

type Names<Method extends string> = SampleOperation extends infer Name
  ? Name extends `${Method} ${infer Path}`
    ? Path
    : never
  : never;

/** The moment at which the tests happen: a Tuesday at noon. */
export const noon = new Date(2031, 4, 6, 12).getTime();

export const dayMs = 86_400_000;

export type Reply<Body = unknown> = { status: number; body: Body };

/** A layer of its own for one test, and short ways to ask it. */
export function openLayer(options: SampleLayerOptions = {}) {
  const layer = createHandler({ now: () => noon, ...options });

  async function send<Body>(method: string, path: string, body?: unknown): Promise<Reply<Body>> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await layer.handle(
      new Request(`http://dashboard.test${path}`, { method, ...(body === undefined ? {} : { body: text }) }),
    );
    return { status: response.status, body: (await response.json()) as Body };
  }

  /** Reads an address that is an operation's whole path, with a query. */
  async function read<Path extends Names<'GET'>>(path: Path, query = ''): Promise<SampleAnswer<`GET ${Path}`>> {
    const { body } = await send<SampleAnswer<`GET ${Path}`>>('GET', `${path}${query && `?${query}`}`);
    return body;
  }

  return { layer, send, read };
}
