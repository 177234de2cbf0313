export { keptCommandLine } from './kept-command-line.ts';
export { refuseLongWriters } from './long-writers.ts';
export { recordingQueue, type QueuedJob } from './recording-queue.ts';
export { settingDeps } from './setting-deps.ts';
export { testApi, type GraphqlAnswer, type TestApi, type TestClient } from './test-api.ts';
export { testDatabase } from './test-database.ts';
export { smtpSink, type SmtpSink, type SunkMail } from './smtp-sink.ts';
export { addressOf, asSuperuser, ownedDatabase } from './owned-database.ts';
export { countStatements } from './statements.ts';
