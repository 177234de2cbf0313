import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type LoadJob = {
  url: string;
  headers: Record<string, string>;
  /** Sent in turn, one after the other. */
  bodies: string[];
  connections: number;
  seconds: number;
};

export type LoadResult = {
  requests: number;
  seconds: number;
  p50: number;
  p95: number;
  failures: number;
  cpuSeconds: number;
};

/** Sends the job from a process of its own, so that measuring does not slow what is measured. */
export async function load(job: LoadJob): Promise<LoadResult> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'load-client.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(job));
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`The load client for ${job.url} ended with ${code}.`);
  const result = JSON.parse(Buffer.concat(chunks).toString()) as LoadResult;
  if (result.failures > 0) throw new Error(`${result.failures} of ${result.requests} requests to ${job.url} failed.`);
  return result;
}

/** A job that asks GraphQL. */
export function graphqlJob(
  address: string,
  token: string,
  query: string,
  variables: object[],
  connections = 16,
  seconds = 4,
): LoadJob {
  return {
    url: `${address}/graphql`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    bodies: variables.map((values) => JSON.stringify({ query, variables: values })),
    connections,
    seconds,
  };
}
