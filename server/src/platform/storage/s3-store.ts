import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Failure, messageOf } from '../failure.ts';
import { type ByteStore, missing } from './byte-store.ts';
import type { S3Address } from './s3-address.ts';

/** Keys are object names below the address's prefix. Credentials are those of the standard AWS variables, files or roles. */
export function s3Store(address: S3Address): ByteStore {
  const client = new S3Client(clientConfig(address));
  const objectOf = (key: string) => ({ Bucket: address.bucket, Key: `${address.prefix}${key}` });
  const put = (key: string, content: Uint8Array | Readable, size: number) =>
    explained(address, client.send(new PutObjectCommand({ ...objectOf(key), Body: content, ContentLength: size })));
  const sizeOf = async (key: string): Promise<number | undefined> => {
    try {
      return (await client.send(new HeadObjectCommand(objectOf(key)))).ContentLength;
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw failureOf(address, error);
    }
  };
  const open = async (key: string): Promise<Readable> => {
    try {
      const { Body: body } = await client.send(new GetObjectCommand(objectOf(key)));
      if (body instanceof Readable) return body;
      throw new TypeError('The object store answered without a body.');
    } catch (error) {
      throw isAbsent(error) ? missing(key, error) : failureOf(address, error);
    }
  };
  return {
    async write(key, content) {
      if ((await sizeOf(key)) !== content.byteLength) await put(key, content, content.byteLength);
    },
    async writeStream(chunks, name) {
      // An object wants its name and size before its first byte; both are known only after the last one.
      const folder = await mkdtemp(join(tmpdir(), 'quarry-upload-'));
      const file = join(folder, 'content');
      try {
        await pipeline(chunks, createWriteStream(file, { mode: 0o600 }));
        const named = name();
        const { size } = await stat(file);
        if ((await sizeOf(named.location)) !== size) await put(named.location, createReadStream(file), size);
        return named;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    read: async (key) => buffer(await open(key)),
    open,
    async remove(key) {
      await explained(address, client.send(new DeleteObjectCommand(objectOf(key))));
    },
    has: async (key) => (await sizeOf(key)) !== undefined,
    async list(after, most) {
      const { bucket, prefix } = address;
      const request = {
        Bucket: bucket,
        Prefix: prefix,
        StartAfter: `${prefix}${after}`,
        MaxKeys: Math.min(most, 1_000),
      };
      const { Contents: found = [] } = await explained(address, client.send(new ListObjectsV2Command(request)));
      return found.map(({ Key: name = '', Size: bytes = 0, LastModified: modifiedAt = new Date() }) => ({
        key: name.slice(prefix.length),
        bytes,
        modifiedAt,
      }));
    },
  };
}

function clientConfig({ region, endpoint }: S3Address): S3ClientConfig {
  return {
    region,
    // One that is silent fails like one that is gone.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
    // Checksums beyond what the protocol asks for are not known to every store that speaks it.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  };
}

async function explained<T>(address: S3Address, answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    throw failureOf(address, error);
  });
}

function isAbsent(error: unknown): boolean {
  return error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}

function failureOf({ bucket, endpoint }: S3Address, error: unknown): Failure {
  const reason =
    error instanceof S3ServiceException
      ? `${error.name}, status ${error.$metadata.httpStatusCode ?? 'unknown'}`
      : messageOf(error);
  const where = `The bucket "${bucket}"${endpoint === undefined ? '' : ` at ${endpoint}`}`;
  return new Failure(
    'OBJECT_STORE',
    `${where} does not do what was asked (${reason}): check QUARRY_STORAGE, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
    { cause: error },
  );
}
