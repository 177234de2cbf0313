import type { UploadView } from '@quarry/contracts/imports';
import type { ServedPath } from './fake-server.ts';

type Stored = Omit<UploadView, 'isUsed' | 'expiresAt'>;

export type FakeUploadDoor = {
  serve: ServedPath;
  uploads: Map<string, Stored>;
  /** What was asked, such as `PUT /uploads/u1/parts/0`, the first request first. */
  asked: string[];
  /** Keys of the requests that begin an upload. */
  keys: string[];
  /** Answers a request in place of the door; one that answers nothing is lost on its way. */
  instead: (pattern: RegExp, answer: () => Response | undefined) => void;
  /** Loses all such requests from now on, however often they are sent again. */
  lose: (pattern: RegExp) => void;
};

/** The upload door with parts of a few bytes, as far as a dashboard sees it. */
export function fakeUploadDoor(chunkBytes = 4): FakeUploadDoor {
  const uploads = new Map<string, Stored>();
  const asked: string[] = [];
  const keys: string[] = [];
  const instead: { pattern: RegExp; answer: () => Response | undefined }[] = [];
  const lost: RegExp[] = [];
  const begun = new Map<string, string>();
  const begin = (init: RequestInit): Response => {
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    keys.push(key);
    const { fileName, bytes, purpose } = JSON.parse(init.body as string) as Pick<
      Stored,
      'fileName' | 'bytes' | 'purpose'
    >;
    const id = begun.get(key) ?? `u${uploads.size + 1}`;
    begun.set(key, id);
    const upload = uploads.get(id) ?? { id, fileName, purpose, bytes, reached: 0, chunkBytes, state: 'OPEN' };
    uploads.set(id, upload);
    return Response.json({ upload });
  };
  const ofOne = (method: string, upload: Stored, part: string | undefined, init: RequestInit): Response => {
    if (method === 'DELETE') {
      uploads.delete(upload.id);
      return new Response(null, { status: 204 });
    }
    if (method === 'PUT' && Number(part) === upload.reached) upload.reached += (init.body as ArrayBuffer).byteLength;
    if (method === 'POST') upload.state = 'COMPLETE';
    return Response.json({ upload });
  };
  const serve: ServedPath = async (path, init) => {
    if (!path.startsWith('/uploads')) return undefined;
    const { method = 'GET' } = init;
    const request = `${method} ${path}`;
    asked.push(request);
    if (lost.some((pattern) => pattern.test(request))) throw new TypeError('Failed to fetch');
    const at = instead.findIndex(({ pattern }) => pattern.test(request));
    if (at !== -1) {
      const [failing] = instead.splice(at, 1);
      const response = failing?.answer();
      if (!response) throw new TypeError('Failed to fetch');
      return response;
    }
    if (path === '/uploads') {
      return method === 'POST' ? begin(init) : Response.json({ uploads: [...uploads.values()], largestMegabytes: 200 });
    }
    const [, , id = '', , part] = path.split('/');
    const upload = uploads.get(id);
    return upload
      ? ofOne(method, upload, part, init)
      : Response.json({ error: { code: 'upload_gone', reason: 'There is no such upload.' } }, { status: 404 });
  };
  return {
    serve,
    uploads,
    asked,
    keys,
    instead: (pattern, answer) => void instead.push({ pattern, answer }),
    lose: (pattern) => void lost.push(pattern),
  };
}
