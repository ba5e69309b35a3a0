/**
 * Code shared by our services: settings, database, bus, signed calls, log. Nothing specific to one service.
 * @packageDocumentation
 */
export { BUS_RECONNECTED, createBus, type Bus, type BusHandler, type BusMessage } from './db/bus.ts';
export {
  followEvents,
  type EventBatch,
  type EventSource,
  type FollowedEvent,
  type StoredEvent,
} from './db/followEvents.ts';
export { systemClock, type Clock } from './jobs/clock.ts';
export {
  CommitInDoubt,
  createPool,
  MAX_CONNECT_MS,
  inTransaction,
  type Pool,
  type PoolClient,
  type TransactionOptions,
} from './db/database.ts';
export { migrate } from './db/migrate.ts';
export { SQL_STATES } from './db/sqlStates.ts';
export { ifMissing } from './files.ts';
export { compressible, IMMUTABLE, sendCompressible, type Compressible } from './http/compressible.ts';
export { fontAddress } from './http/fontAddress.ts';
export { createTexts, type Texts, type TextValues } from './i18n/createTexts.ts';
export { startHeartbeat as keepHeartbeat, type Heartbeat } from './jobs/heartbeat.ts';
export {
  BodyTooLarge,
  readBody,
  ifTooLarge,
  readBytes,
  readJson,
  receiveSigned,
  sendJson,
} from './http/http.ts';
export { createRateLimit, type RateLimit } from './http/rateLimit.ts';
export { createRouteHandler, createRouter, type Route, type RouteCall, type Routes } from './http/router.ts';
export { createSignedRoute } from './http/signedRoute.ts';
export { cookieHeader, readCookie } from './http/cookies.ts';
export { escapeHtml, html, inlineJson, trustedHtml, type Html, type Piece } from './http/html.ts';
export { createInternalCaller, type InternalCall, type InternalCallerDeps } from './http/internalCaller.ts';
export {
  createServiceClient,
  type ServiceAnswer,
  type ServiceCall,
  type ServiceClient,
  type ServiceClientOptions,
  type SignedCall,
} from './http/serviceClient.ts';
export { createServiceFetch, type FetchedService } from './http/serviceFetch.ts';
export { startJob, type Job, type JobOptions } from './jobs/startJob.ts';
export { createLog, type Log } from './observability/log.ts';
export {
  cellStart,
  EVIDENCE_CELL_MS,
  READY_BOUNDS_MS,
  readyIndex,
  SIGNALS,
  TIMINGS,
  type ErrorCell,
  type EvidenceBatch,
  type EvidenceCell,
  type SignalName,
  type TimingName,
  type ViolationCell,
} from './releases/evidence.ts';
export { observeIgnoredErrors } from './observability/ignoredErrors.ts';
export { exposition, metricsOf, type Count, type Metrics } from './observability/metrics.ts';
export { observe, observeBus, type Observed } from './observability/observe.ts';
export { currentTraceId, startTracing, traceHeaders } from './observability/tracing.ts';
export {
  BOOT_GUARD,
  EARLY_QUESTION,
  INLINE_SCRIPTS,
  SILENT_RENEWAL,
  type InlineScript,
} from './security/inlineScripts.ts';
export {
  composePolicy,
  documentHeaders,
  frameOrigins,
  pagePolicy,
  silentRenewalPolicy,
  type DocumentHeaders,
  type PolicySources,
} from './security/contentSecurityPolicy.ts';
export { keyIdOf, publicText, readSigningKey, signingKeyIn, type SigningKey } from './releases/keys.ts';
export {
  createRegistryClient,
  RegistryRefusal,
  RegistryAnswerUnknown,
  RegistryUnreachable,
  type RegistryClient,
} from './releases/registryClient.ts';
export { integrityOf, inventoryOf, type ReleaseDocument } from './releases/releaseDocument.ts';
export {
  isProven,
  readProof,
  REQUEST_TOLERANCE_MS,
  requestHeaders,
  type RequestProof,
} from './releases/requestSignature.ts';
export { isSignedBy, signDocument, signPlan, type SignedDocument } from './releases/signedDocument.ts';
export { Refusal } from './http/refusal.ts';
export {
  createPasswords,
  TooBusy,
  type PasswordCost,
  type PasswordHash,
  type Passwords,
} from './security/passwords.ts';
export {
  CONTENT_PREVIEW_HEADER,
  openContentPreview,
  sealContentPreview,
  type ContentPreviewGrant,
} from './security/contentPreview.ts';
export { deriveKey, seal, sealBytes, unseal, unsealBytes } from './security/sealing.ts';
export { EID_RETURN_PATH, eidClientSecret, eidIssuer } from './security/eidProvider.ts';
export { type Service } from './http/service.ts';
export { readSettings, type FoyerSettings, type ObjectStoreSettings } from './settings.ts';
export { createLiveChatTokens, type LiveChatCaller, type LiveChatTokens } from './security/liveChatTokens.ts';
export {
  staffClientSecret,
  staffIssuer,
  staffOrigin,
  type StaffClient,
  type StaffRole,
} from './security/staffRealm.ts';
export {
  SIGNATURE_HEADER,
  SIGNATURE_TOLERANCE_MS,
  signRequest,
  TIMESTAMP_HEADER,
  verifyRequest,
  type SignedParts,
} from './security/signing.ts';
