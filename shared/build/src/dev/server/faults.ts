import * as v from 'valibot';

/** Faults of the page's requests. */
export const faultsSchema = v.object({
  kind: v.picklist(['none', 'slow', 'failing', 'offline']),
  /** `app`: operations of the watched application. `all`: all requests for data. */
  scope: v.picklist(['app', 'all']),
});
export type Faults = v.InferOutput<typeof faultsSchema>;

export const NO_FAULTS: Faults = { kind: 'none', scope: 'app' };

/** Delay of slow requests: longer than the time until a skeleton is shown, shorter than any deadline. */
export const SLOW_MS = 4_000;

const DATA =
  /^\/(?:api\/graphql|graphql|lobby-graphql|v1\/|sports-feed\/|engagement\/|api\/exports|api\/uploads)/;
const GRAPHQL = /^\/(?:api\/graphql|graphql|lobby-graphql)/;

/** True for a request that loads or changes data; never for documents, files and sign-in. */
export function isDataRequest(path: string): boolean {
  return DATA.test(path);
}

/** True if the body of a request has to be read to decide. */
export function needsBody({ kind, scope }: Faults, path: string): boolean {
  return kind !== 'none' && scope === 'app' && GRAPHQL.test(path);
}

const operationSchema = v.pipe(v.string(), v.parseJson(), v.object({ documentId: v.string() }));

/** True if a fault applies to a request. `documents` are the operations of the watched application. */
export function isAffected(
  { kind, scope }: Faults,
  path: string,
  body: string | undefined,
  documents: ReadonlySet<string>,
): boolean {
  if (kind === 'none' || !isDataRequest(path)) return false;
  if (scope === 'all') return true;
  const operation = v.safeParse(operationSchema, body);
  return operation.success && documents.has(operation.output.documentId);
}
