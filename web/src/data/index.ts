export { useAbilities, type Permission } from './abilities.ts';
export { requestGraphql, requestRest } from './api.ts';
export { apiUrl, hasSamples, hasServer, isRegistrationOpen, loadConfig, sendsMail } from './config.ts';
export { session, useSession } from './current-session.ts';
export type { TypedDocument } from './graphql-client.ts';
export { askOrigin, askServer } from './ask-server.ts';
export { isServerReached, onServerBack, useServerReach } from './server-reach.ts';
export { newId } from './new-id.ts';
export { endPreview, previewOf, startPreview, type Preview } from './preview.ts';
export { noticeRights, renewRights } from './user-data.ts';
export { renewAhead } from './renew-ahead.ts';
export { requestAnswer } from './request-answer.ts';
export { requestFile } from './request-file.ts';
export { sendFile } from './send-file.ts';
export { requestStream } from './request-stream.ts';
export { isRequestError, type RequestError } from './request-error.ts';
export type { LogInResult } from './session-endpoints.ts';
export type { Session } from './session-storage.ts';
export { openSamples, requestSample, type SampleAnswer, type SampleOperation, type SampleRequest } from './samples.ts';
export { storedPageAt, type StatedField } from './stored-page.ts';
export { subscribe } from './subscribe.ts';
export { listPageSize, useListPages, type Connection, type ListTotal } from './use-list-pages.ts';
export {
  mostPages,
  useListWindow,
  walkedRows,
  type ListOffset,
  type ListStart,
  type ListWindow,
  type PageParam,
  type WindowConnection,
} from './use-list-window.ts';
export { useLiveRecord } from './use-live-record.ts';
export { documentQuery, useRecord } from './use-record.ts';
export { sampleQuery, useForgetSamples, useResetSamples } from './use-sample.ts';
