import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Ask, asker } from './ask.ts';
import { gtin } from './feed-lines.ts';
import { type Figure, perSecond } from './figure.ts';
import { type Product, startProduct } from './product.ts';

const command = 'npm run bench -- imports';
const partBytes = 1024 * 1024;
const mostMegabytes = 300;

/**
 * A file of products with ten columns as a person imports it: sent to the upload door, checked and applied by the worker. It creates every
 * product, and comes once more with one column changed.
 */
export async function measureTableImports(rows = 50_000): Promise<Figure[]> {
  const dataFolder = join(tmpdir(), `quarry-bench-table-${randomUUID()}`);
  const product = await startProduct(dataFolder);
  try {
    const ask = await asker(product);
    await ask('mutation { createBrand(input: { name: "Orla" }) { __typename } }');
    const created = await importOnce(product, ask, tableOf(rows, 'white'));
    expectRows(created, { create: rows, change: 0 });
    const changed = await importOnce(product, ask, tableOf(rows, 'black'));
    expectRows(changed, { create: 0, change: rows });
    const what = `of ${rows.toLocaleString('en')} products with 10 columns`;
    return [
      figureOf(`check of a file ${what}, all new`, rows, created.check),
      figureOf(`import ${what}, creating`, rows, created.apply, 400),
      figureOf(`check of the file again, one column changed`, rows, changed.check),
      figureOf(`import ${what}, changing one column`, rows, changed.apply, 2_000),
    ];
  } finally {
    await product.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

function tableOf(rows: number, color: string): Buffer {
  const lines = ['SKU,GTIN,MPN,Brand,Name,Description,Color,Size,Weight,Tags'];
  for (let number = 0; number < rows; number += 1)
    lines.push(
      `SKU-${number},${gtin(number)},K-${number},Orla,"Kettle ${number}, with thermostat",A kettle of ${number % 3} litres that switches itself off.,${color},${number % 3} l,${1 + (number % 4)} kg,kitchen`,
    );
  return Buffer.from(`${lines.join('\n')}\n`);
}

type Part = { seconds: number; peakMegabytes: number; load: number };
type Counts = { create: number; change: number; unchanged: number; refused: number };
type Imported = { check: Part; apply: Part; counts: Counts; done: number };

function expectRows({ counts, done }: Imported, wanted: Pick<Counts, 'create' | 'change'>): void {
  const isWanted = counts.create === wanted.create && counts.change === wanted.change;
  if (!isWanted || done !== wanted.create + wanted.change)
    throw new Error(`The check counted ${JSON.stringify(counts)}, and ${done} rows were applied.`);
}

function figureOf(work: string, rows: number, { seconds, peakMegabytes, load }: Part, goal?: number): Figure {
  const isMet = goal === undefined ? undefined : rows / seconds >= goal && peakMegabytes <= mostMegabytes;
  return {
    work,
    figure: `${perSecond(rows, seconds)}, worker at most ${peakMegabytes.toFixed(0)} MB`,
    limit: `load of the machine ${load.toFixed(1)}`,
    ratio: undefined,
    goal: goal === undefined ? '' : `>= ${goal.toLocaleString('en')}/s, <= ${mostMegabytes} MB`,
    isMet,
    command,
  };
}

type Import = { id: string; version: number; step: string; set: { jobId: string | null; counts: Counts } | null };
type Answer = { __typename: string; import?: Import; reason?: string };

const fields = 'id version step set { jobId counts { create change unchanged refused } }';
const answered = `__typename ... on ImportAnswered { import { ${fields} } } ... on NotAllowedNow { reason }`;

async function importOnce(product: Product, ask: Ask, content: Buffer): Promise<Imported> {
  const uploadId = await upload(product, content);
  const step = async (document: string, variables: object): Promise<Import> => {
    const { answer } = await ask<{ answer: Answer }>(document, variables);
    if (!answer.import) throw new Error(`The import answered ${answer.__typename}: ${answer.reason ?? 'no reason'}`);
    return answer.import;
  };
  const started = await step(
    `mutation ($uploadId: ID!) { answer: startImport(kind: PRODUCTS, uploadId: $uploadId) { ${answered} } }`,
    { uploadId },
  );
  const check = await timed(product, async () => {
    await step(
      `mutation ($id: ID!, $version: Int!) { answer: checkImport(id: $id, version: $version) { ${answered} } }`,
      {
        ...started,
      },
    );
    return async () => (await stepNow(ask, started.id)) !== 'CHECKING';
  });
  const checked = await look(ask, started.id);
  const counts = checked.set?.counts;
  if (checked.step !== 'PREVIEW' || !counts) throw new Error(`The check ended as ${checked.step}.`);
  let jobId: string | null = null;
  const apply = await timed(product, async () => {
    const applying = await step(
      `mutation ($id: ID!, $version: Int!) { answer: applyImport(id: $id, version: $version) { ${answered} } }`,
      { ...checked },
    );
    jobId = applying.set?.jobId ?? null;
    return async () => (await stepNow(ask, started.id)) !== 'APPLYING';
  });
  const { bulkRun } = await ask<{ bulkRun: { state: string; done: number } }>(
    'query ($id: ID!) { bulkRun(id: $id) { state done } }',
    { id: jobId },
  );
  if (bulkRun.state !== 'succeeded') throw new Error(`The job ended as ${bulkRun.state}.`);
  return { check, apply, counts, done: bulkRun.done };
}

/** Asked several times a second; the page of an import reads its counts as well, but every three seconds. */
async function stepNow(ask: Ask, id: string): Promise<string> {
  const { found } = await ask<{ found: { step: string } }>('query ($id: ID!) { found: import(id: $id) { step } }', {
    id,
  });
  return found.step;
}

async function look(ask: Ask, id: string): Promise<Import> {
  const { found } = await ask<{ found: Import }>(`query ($id: ID!) { found: import(id: $id) { ${fields} } }`, { id });
  return found;
}

/** From the order to the end of the work, looked at a few times a second; the load is the mean of both moments. */
async function timed(product: Product, begin: () => Promise<() => Promise<boolean>>): Promise<Part> {
  const load = () => loadavg()[0] ?? 0;
  const loadBefore = load();
  const startedAt = performance.now();
  const isOver = await begin();
  let peakMegabytes = 0;
  while (!(await isOver())) {
    peakMegabytes = Math.max(peakMegabytes, product.memoryOf('quarry worker') ?? 0);
    await delay(300);
  }
  return { seconds: (performance.now() - startedAt) / 1_000, peakMegabytes, load: (loadBefore + load()) / 2 };
}

type Uploaded = { upload?: { id: string }; error?: { reason: string } };

async function upload({ address, logIn }: Product, content: Buffer): Promise<string> {
  const authorization = `Bearer ${await logIn()}`;
  const send = async (method: string, path: string, type: string, body?: BodyInit): Promise<string> => {
    const headers = { authorization, ...(body !== undefined && { 'content-type': type }) };
    const response = await fetch(`${address}/uploads${path}`, { method, headers, ...(body !== undefined && { body }) });
    const { upload: sent, error } = (await response.json()) as Uploaded;
    if (!sent) throw new Error(`The upload was refused: ${error?.reason ?? response.status}`);
    return sent.id;
  };
  const begun = { fileName: 'products.csv', bytes: content.length, purpose: 'TABLE' };
  const id = await send('POST', '', 'application/json', JSON.stringify(begun));
  for (let offset = 0; offset < content.length; offset += partBytes) {
    const part = new Uint8Array(content.subarray(offset, offset + partBytes));
    await send('PUT', `/${id}/parts/${offset}`, 'application/octet-stream', part);
  }
  return send('POST', `/${id}/complete`, '');
}
