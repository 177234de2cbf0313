export { gunzip, type GzipFault } from './gunzip.ts';
