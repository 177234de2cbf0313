import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** Serves the files of a folder under a path, as hosts of static files do: a folder by its index.html, what is not there by 404.html. */
export async function serveFiles(folder: string, under: string): Promise<{ address: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.startsWith(under) ? join(folder, pathname.slice(under.length)) : undefined;
    if (!file || !existsSync(file)) return send(response, 404, join(folder, '404.html'));
    if (!statSync(file).isDirectory()) return send(response, 200, file);
    if (!pathname.endsWith('/')) return void response.writeHead(301, { location: `${pathname}/${search}` }).end();
    const index = join(file, 'index.html');
    return existsSync(index) ? send(response, 200, index) : send(response, 404, join(folder, '404.html'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${under}`;
  return { address, stop: () => server.closeAllConnections() };
}

function send(response: ServerResponse, status: number, file: string): void {
  response.writeHead(status, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  response.end(readFileSync(file));
}
