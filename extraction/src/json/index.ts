export { type JsonBare, type JsonNumber, type JsonObject, type JsonValue, readTolerantJson } from './tolerant-json.ts';
