import { Failure } from '../failure.ts';

/** A bucket of an object store, and where in it the bytes lie. */
export type S3Address = {
  bucket: string;
  /** Empty, or ends with a slash. */
  prefix: string;
  region: string;
  /** Undefined for Amazon's own. */
  endpoint: string | undefined;
};

const example = 's3://bucket/folder?region=eu-central-1&endpoint=https://objects.example';

/** Reads `s3://bucket/folder?region=...&endpoint=...`; throws a Failure when it is not that. */
export function readS3Address(text: string): S3Address {
  if (!URL.canParse(text)) throw unusable();
  const { protocol, host, username, pathname, searchParams } = new URL(text);
  const endpoint = searchParams.get('endpoint') ?? undefined;
  if (protocol !== 's3:' || host === '' || username !== '') throw unusable();
  if (endpoint !== undefined && !/^https?:\/\/[^/]/.test(endpoint)) throw unusable();
  const folder = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '');
  return {
    bucket: host,
    prefix: folder === '' ? '' : `${folder}/`,
    region: searchParams.get('region') ?? 'us-east-1',
    endpoint,
  };
}

function unusable(): Failure {
  return new Failure(
    'STORAGE',
    `QUARRY_STORAGE is no address of an object store: set it to one like ${example}, and the keys in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
  );
}
