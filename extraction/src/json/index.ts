export { type JsonBare, type JsonNumber, type JsonObject, type JsonValue, readTolerantJson } from './tolerant-json.ts';
export { areLanguages, inOneLanguage, type Said } from './languages.ts';
