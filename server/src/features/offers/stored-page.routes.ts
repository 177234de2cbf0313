import { createInterface } from 'node:readline';
import { pipeline as connect } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { ShownItems, StatedField } from '@quarry/extraction/page';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Actor } from '../../platform/auth/index.ts';
import { codeOf } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import { workBeside } from '../../platform/page-threads.ts';
import { readerLanguage, type ReaderText } from '../../platform/reader-language.ts';
import { escapeHtml, markSource } from './mark-text.ts';
import type { StillPageTask } from './still-page.ts';
import { isLinkGood, type PageReader, parseReader, storedPageSecret, type StoredPageKey } from './stored-page-link.ts';
import { findStoredPage, type StoredPage } from './stored-page.store.ts';
import { refusals } from './stored-page.texts.ts';

type Request = {
  Params: { kind: string; id: string };
  Querystring: {
    reader?: string;
    expires?: string;
    signature?: string;
    mark?: string;
    method?: string;
    path?: string;
    items?: string;
    item?: string;
  };
};

/** Nothing of a stored page runs, loads or leads anywhere: it is a document behind glass, even where its preparation missed something. */
const stillLife =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** What is known above offers: who a reader is at this moment, and whether they may read a fetch. */
export type StoredPageDoors = {
  actorOf: (reader: PageReader) => Promise<Actor | undefined>;
  mayReadFetch: (actor: Actor, fetchId: string) => Promise<boolean>;
};

/**
 * `/pages/stored/<snapshot|fetch>/<id>`: a page as it was when it was fetched, without its scripts; opened by a signed link. The text of one
 * field is marked (`mark`), where it was read when that is said too (`method`, `path`), the items of a selector are outlined (`items`), and the text is looked for in one of them (`item`, from 1).
 */
export function registerStoredPages(app: FastifyInstance, deps: Deps, doors: StoredPageDoors): void {
  app.get<Request>('/pages/stored/:kind/:id', async (request, reply) => {
    const { kind, id } = request.params;
    const { reader: named = '', expires = '', signature = '', mark = '', method = '', path = '' } = request.query;
    const refuse = (status: number, why: ReaderText) =>
      refuseIn(reply, request.headers['accept-language'], status, why);
    if ((kind !== 'snapshot' && kind !== 'fetch') || !isId(id)) return refuse(404, refusals.unknown);
    const key: StoredPageKey = { kind, id };
    const secret = await storedPageSecret(deps.db);
    const link = { key, reader: named, expires: Number(expires), signature };
    const reader = isLinkGood(secret, link, deps.clock.now()) ? parseReader(named) : undefined;
    const actor = reader && (await doors.actorOf(reader));
    // One who lost the right learns no more than that the link is over.
    if (!actor) return refuse(403, refusals.expired);
    const page = await findStoredPage(deps.db, key, actor);
    if (!page) return refuse(404, refusals.notKept);
    const isReadable = kind === 'fetch' ? await doors.mayReadFetch(actor, id) : page.isReadable;
    if (!isReadable) return refuse(403, refusals.expired);
    try {
      return await send(reply, await render(deps, page, { raw: mark, method, path }, shownItems(request.query)));
    } catch (error) {
      const code = codeOf(error);
      if (code === 'PAGE_TOO_SLOW') return refuse(422, refusals.tooSlow);
      if (code === 'TOO_BUSY') return refuse(503, refusals.tooBusy);
      if (code !== 'BYTES_MISSING') throw error;
      return refuse(404, refusals.bytesMissing);
    }
  });
}

async function render(deps: Deps, page: StoredPage, field: StatedField, items: ShownItems | null): Promise<string> {
  if (page.isFeed) return feedExcerpt(deps, page, field.raw);
  const task: StillPageTask = { bytes: await deps.storage.get(page), mediaType: page.mediaType, field, items };
  return (await workBeside(new URL('still-page.worker.ts', import.meta.url), task)) as string;
}

const longestSelector = 500;

function shownItems({ items, item }: Request['Querystring']): ShownItems | null {
  if (items === undefined || items === '' || items.length > longestSelector) return null;
  const number = Number(item);
  return { selector: items, item: Number.isSafeInteger(number) && number > 0 ? number : null };
}

const linesBefore = 3;
const linesShown = 80;
const longestLine = 4_000;

/** The lines of a feed around the entry with the id: a feed is too long to be shown whole. */
async function feedExcerpt(deps: Deps, page: StoredPage, mark: string): Promise<string> {
  const lines: string[] = [];
  const passed: string[] = [];
  let number = 0;
  const text = await decompressed(deps, page);
  for await (const line of createInterface({ input: text, crlfDelay: Infinity })) {
    number += 1;
    const numbered = `${String(number).padStart(7)}  ${line.slice(0, longestLine)}`;
    if (lines.length > 0 || page.itemId === null || line.includes(page.itemId)) {
      if (lines.length === 0) lines.push(...passed);
      lines.push(numbered);
    } else {
      passed.push(numbered);
      if (passed.length > linesBefore) passed.shift();
    }
    if (lines.length >= linesShown) break;
  }
  text.destroy();
  const style = 'font:13px/1.5 monospace;white-space:pre-wrap;overflow-wrap:anywhere;margin:12px';
  const html = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(page.url ?? '')}</title><body><pre style="${style}">${escapeHtml(lines.join('\n'))}</pre>`;
  return markSource(html, mark === '' ? (page.itemId ?? '') : mark);
}

async function decompressed(deps: Deps, page: StoredPage) {
  const stream = await deps.storage.stream(page);
  const first: unknown = await new Promise((resolve, reject) => {
    stream.once('readable', () => resolve(stream.read() ?? Buffer.alloc(0)));
    stream.once('error', reject);
  });
  const head = Buffer.isBuffer(first) ? first : Buffer.alloc(0);
  stream.unshift(head);
  return head[0] === 0x1f && head[1] === 0x8b ? connect(stream, createGunzip(), () => undefined) : stream;
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': stillLife,
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    .send(html);
}

/** In the language that the browser asks for: anyone who opens the address by itself has no dashboard around it. */
function refuseIn(reply: FastifyReply, header: string | undefined, status: number, why: ReaderText): FastifyReply {
  const language = readerLanguage(header);
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-language': language })
    .type('text/plain; charset=utf-8')
    .send(why[language]);
}
