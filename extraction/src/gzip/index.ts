export { type ByteSource, byteSource } from './byte-source.ts';
export { gunzip, type GzipFault } from './gunzip.ts';
