import type { SampleAnswer, SampleLayer, SampleOperation } from '@quarry/sample-data';
import { hasServer } from './config.ts';
import { errorForStatus } from './request-error.ts';

export type { SampleAnswer, SampleOperation } from '@quarry/sample-data';

/** What an operation is asked with: the last part of its path where that varies, its query, and its body. */
export type SampleRequest = {
  part?: string | number;
  query?: Readonly<Record<string, string | number | null | undefined>>;
  body?: object;
  signal?: AbortSignal;
};

let opening: Promise<SampleLayer> | undefined;

/**
 * Fetches the sample layer, once; from then on it answers its own requests within this page, no matter who makes them. A failure is
 * forgotten, so that the next call tries again.
 */
export function openSamples(): Promise<SampleLayer> {
  opening ??= import('@quarry/sample-data/in-page').then(
    ({ answerInPage }) =>
      answerInPage(hasServer ? { answersSessions: false } : { answersSessions: true, homeLink: '/' }),
    (error: unknown) => {
      opening = undefined;
      throw error;
    },
  );
  return opening;
}

/**
 * Asks one operation of the sample layer, by the name it has in its contract. Throws a RequestError with the status of an answer
 * that is no success, as for the server's endpoints.
 */
export async function requestSample<Operation extends SampleOperation>(
  operation: Operation,
  { part, query = {}, body, signal }: SampleRequest = {},
): Promise<SampleAnswer<Operation>> {
  await openSamples();
  const [method = 'GET', path = '/'] = operation.split(' ');
  const given = Object.entries(query).flatMap(([key, value]) => (value == null ? [] : [[key, String(value)]]));
  const search = new URLSearchParams(given).toString();
  const address = path.replace(/\{\w+\}$/, encodeURIComponent(part ?? '')) + (search === '' ? '' : `?${search}`);
  const response = await fetch(address, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw errorForStatus(response.status);
  // The layer is a part of this program, and its handlers' types are what it says.
  return (await response.json()) as SampleAnswer<Operation>;
}
