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
    if (!name.startsWith(`${bucket}/`)) return void refuse(404, 'NoSuchBucket');
    const present = objects.get(name);
    switch (request.method) {
      case 'PUT':
        objects.set(name, content);
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
