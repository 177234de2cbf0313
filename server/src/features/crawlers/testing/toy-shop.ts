import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll } from 'vitest';

/** One request as the shop saw it arrive. */
export type SeenRequest = { path: string; atMs: number };

/** A shop of numbered product pages that keeps a log; `answer` may take a request over and then returns true. */
export type ToyShop = {
  url: string;
  hostPort: string;
  requests: SeenRequest[];
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** Starts a shop whose front page links to `pages` products; it closes after the test file. */
export async function toyShop(pages: number): Promise<ToyShop> {
  const shop: ToyShop = { url: '', hostPort: '', requests: [], answer: () => false };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    shop.requests.push({ path, atMs: performance.now() });
    if (!shop.answer(request, response)) answerUsually(path, pages, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The shop has no port.');
  shop.hostPort = `127.0.0.1:${address.port}`;
  shop.url = `http://${shop.hostPort}/`;
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  return shop;
}

function answerUsually(path: string, pages: number, response: ServerResponse): void {
  const number = /^\/p\/(\d+)$/.exec(path)?.[1];
  if (path === '/') {
    const links = Array.from({ length: pages }, (_, index) => `<a href="/p/${index + 1}">Mug ${index + 1}</a>`);
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Mugs</title>${links.join('\n')}`);
  } else if (number !== undefined && Number(number) <= pages) {
    const product = {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: `Mug ${number}`,
      sku: `mug-${number}`,
      offers: { '@type': 'Offer', price: `${number}.50`, priceCurrency: 'EUR' },
    };
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><title>Mug</title><script type="application/ld+json">${JSON.stringify(product)}</script>`);
  } else {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Nothing here</title>');
  }
}
