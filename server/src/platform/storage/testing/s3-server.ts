import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** As much of an object store as a client of whole objects sees. */
export type S3Server = {
  endpoint: string;
  /** `bucket/key` with the content. */
  objects: Map<string, Buffer>;
  stop: () => Promise<void>;
};

/** An object store in memory with one bucket, which knows one access key and answers everybody else 403. */
export async function startS3Server(bucket: string, accessKeyId: string): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const written = new Map<string, Date>();
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = await buffer(request);
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://store').pathname.slice(1));
    const refuse = (status: number, code: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
    const signature = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/`;
    if (!request.headers.authorization?.startsWith(signature)) return void refuse(403, 'InvalidAccessKeyId');
    const { searchParams } = new URL(request.url ?? '/', 'http://store');
    if (searchParams.get('list-type') === '2' && name.replace(/\/$/, '') === bucket)
      return void response.writeHead(200, { 'content-type': 'application/xml' }).end(listOf(searchParams));
    if (!name.startsWith(`${bucket}/`)) return void refuse(404, 'NoSuchBucket');
    const present = objects.get(name);
    switch (request.method) {
      case 'PUT':
        objects.set(name, content);
        written.set(name, new Date());
        return void response.end();
      case 'DELETE':
        objects.delete(name);
        return void response.writeHead(204).end();
      default:
        if (!present) return void refuse(404, 'NoSuchKey');
        response.writeHead(200, { 'content-length': present.byteLength });
        return void response.end(request.method === 'HEAD' ? undefined : present);
    }
  }

  function listOf(asked: URLSearchParams): string {
    const [prefix, after, most] = [asked.get('prefix') ?? '', asked.get('start-after') ?? '', asked.get('max-keys')];
    const found = [...objects]
      .map(([name, content]) => ({ name, key: name.slice(bucket.length + 1), size: content.byteLength }))
      .filter(({ key }) => key.startsWith(prefix) && key > after)
      .toSorted((left, right) => (left.key < right.key ? -1 : 1))
      .slice(0, Number(most ?? 1_000));
    const contents = found.map(
      ({ name, key, size }) =>
        `<Contents><Key>${key}</Key><Size>${size}</Size><LastModified>${(written.get(name) ?? new Date()).toISOString()}</LastModified></Contents>`,
    );
    return `<ListBucketResult><Name>${bucket}</Name><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
