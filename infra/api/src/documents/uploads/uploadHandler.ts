import type { IncomingMessage, ServerResponse } from 'node:http';
import { DOCUMENT_PART_BYTES } from '@foyer/kernel/uploads';
import { BodyTooLarge, readBytes, sendJson } from '@foyer/runtime';
import type { ContextDeps } from '../../server/graphql/context.ts';
import { signedInBy } from '../../sessions/signedInBy.ts';
import type { TokenDeps } from '../../sessions/tokenIdentity.ts';
import { readFile, removeFile } from '../documentFiles.ts';
import { appendPart, startUpload, type UploadDeps } from './upload.ts';

const PATH = /^\/uploads(?:\/([0-9a-f-]{36}))?$/;
const PART_TYPE = 'application/offset+octet-stream';
const WHOLE = /^\d{1,12}$/;

export interface UploadHandlerDeps extends UploadDeps, ContextDeps, TokenDeps {}

/**
 * Resumable uploads in the terms of tus 1.0 (ADR 0241), for the player of the access token:
 *
 * - `POST /uploads` with `upload-length` and `upload-request` (the id of the document request) answers 201 and `location`
 * - `HEAD /uploads/<id>` answers with `upload-offset`, the bytes that have arrived
 * - `PATCH /uploads/<id>` with `upload-offset` appends a part; the answer to the last one reports a refusal
 * - `DELETE /uploads/<id>` withdraws the file
 */
export function createUploadHandler(
  deps: UploadHandlerDeps,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async function handle(request, response) {
    const [path, id] = PATH.exec(new URL(request.url ?? '/', 'http://api').pathname) ?? [];
    if (path === undefined) return sendJson(response, 404, { code: 'NOT_FOUND' });
    const signedIn = await signedInBy(deps, request);
    if (signedIn === 'UNAVAILABLE')
      return sendJson(response, 503, { code: 'UNAVAILABLE' }, { 'retry-after': '1' });
    if (!signedIn) return sendJson(response, 401, { code: 'SIGN_IN_REQUIRED' });
    const playerId = signedIn.player.id;
    if (id === undefined)
      return request.method === 'POST' ? start(playerId, request, response) : methodNotAllowed(response);
    switch (request.method) {
      case 'HEAD':
        return sendOffset(playerId, id, response);
      case 'PATCH':
        return append(playerId, id, request, response);
      case 'DELETE':
        return void ((await removeFile(deps.documents.pool, playerId, id, deps.clock()))
          ? response.writeHead(204, { 'cache-control': 'no-store' }).end()
          : sendJson(response, 404, { code: 'UNKNOWN_FILE' }));
      default:
        return methodNotAllowed(response);
    }
  };

  async function start(playerId: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const size = numberOf(request, 'upload-length');
    const requestId = request.headers['upload-request'];
    if (size === undefined || typeof requestId !== 'string')
      return sendJson(response, 400, { code: 'HEADERS_INVALID' });
    const outcome = await startUpload(deps, playerId, requestId, size);
    if ('code' in outcome) return sendJson(response, 422, { code: outcome.code });
    sendJson(
      response,
      201,
      { id: outcome.id },
      { location: `/api/uploads/${outcome.id}`, 'upload-offset': '0' },
    );
  }

  async function sendOffset(playerId: string, id: string, response: ServerResponse): Promise<void> {
    const file = await readFile(deps.documents.pool, playerId, id);
    // a file that was decided cannot be continued
    if (file?.status !== 'Uploading')
      return void response.writeHead(404, { 'cache-control': 'no-store' }).end();
    response
      .writeHead(200, {
        'upload-offset': String(file.received),
        'upload-length': String(file.size),
        'cache-control': 'no-store',
      })
      .end();
  }

  async function append(
    playerId: string,
    id: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const offset = numberOf(request, 'upload-offset');
    if (offset === undefined || request.headers['content-type'] !== PART_TYPE)
      return sendJson(response, 400, { code: 'HEADERS_INVALID' });
    let part: Buffer;
    try {
      part = await readBytes(request, DOCUMENT_PART_BYTES);
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      return sendJson(response, 413, { code: 'PART_TOO_LARGE' }, { connection: 'close' });
    }
    const outcome = await appendPart(deps, playerId, id, offset, part);
    if ('received' in outcome)
      return void response
        .writeHead(204, { 'upload-offset': String(outcome.received), 'cache-control': 'no-store' })
        .end();
    const { code } = outcome;
    if (typeof code === 'object') return sendJson(response, 422, { code: code.refusal });
    sendJson(response, STATUS[code], { code });
  }
}

const STATUS = {
  UNKNOWN_FILE: 404,
  CLOSED: 409,
  OFFSET: 409,
  TOO_LARGE: 422,
  TOO_MANY_PARTS: 422,
  SCANNER_UNAVAILABLE: 503,
  STORE_UNAVAILABLE: 503,
} as const;

function methodNotAllowed(response: ServerResponse): void {
  sendJson(response, 405, { code: 'METHOD_NOT_ALLOWED' });
}

function numberOf(request: IncomingMessage, header: string): number | undefined {
  const text = request.headers[header];
  return typeof text === 'string' && WHOLE.test(text) ? Number(text) : undefined;
}
