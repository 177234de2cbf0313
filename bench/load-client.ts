// The load of one measurement, from a process of its own: a LoadJob as JSON on standard input, its result on standard output.
import { text } from 'node:stream/consumers';
import { Pool } from 'undici';
import type { LoadJob, LoadResult } from './load.ts';

const job = JSON.parse(await text(process.stdin)) as LoadJob;
const { origin, pathname } = new URL(job.url);
const pool = new Pool(origin, { connections: job.connections });
const times: number[] = [];
let failures = 0;
let sent = 0;

// The first second warms both sides up and is not counted.
await sendFor(1_000);
times.length = 0;
const before = process.cpuUsage();
const startedAt = performance.now();
await sendFor(job.seconds * 1_000);
const seconds = (performance.now() - startedAt) / 1_000;
const used = process.cpuUsage(before);
await pool.close();
times.sort((left, right) => left - right);
const result: LoadResult = {
  requests: times.length,
  seconds,
  p50: times[Math.floor(times.length * 0.5)] ?? 0,
  p95: times[Math.floor(times.length * 0.95)] ?? 0,
  failures,
  cpuSeconds: (used.user + used.system) / 1e6,
};
process.stdout.write(JSON.stringify(result));

async function sendFor(ms: number): Promise<void> {
  const deadline = performance.now() + ms;
  await Promise.all(
    Array.from({ length: job.connections }, async () => {
      while (performance.now() < deadline) await send();
    }),
  );
}

async function send(): Promise<void> {
  const body = job.bodies[sent++ % job.bodies.length] ?? '';
  const startedAt = performance.now();
  const response = await pool.request({ path: pathname, method: 'POST', headers: job.headers, body });
  const answer = await response.body.text();
  times.push(performance.now() - startedAt);
  if (response.statusCode !== 200 || answer.startsWith('{"errors"') || answer.includes('"errors":[')) failures += 1;
}
