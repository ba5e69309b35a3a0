import type { Services, UploadAnswer } from '@foyer/contract';
import { ignoreError } from '@foyer/kernel';
import { backoffMs } from '@foyer/kernel/backoff';
import { DOCUMENT_BYTES, DOCUMENT_PART_BYTES } from '@foyer/kernel/uploads';
import { runMachine } from '@foyer/platform';
import { transition, type UploadEffect, type UploadEvent, type UploadState } from '../upload.machine.ts';
import { findUpload, fingerprintOf, forgetUpload, rememberUpload } from './openUploads.ts';
import { prepareFile } from './prepareFile.ts';

const PATH = '/api/uploads';
const FIRST_SERVER_ERROR = 500;
/** Events that end an upload: the same file then starts a new one. */
const ENDS: ReadonlySet<UploadEvent['type']> = new Set(['accepted', 'refused', 'lost']);
const RETRY = { firstMs: 1_000, maxMs: 15_000 };

/** A running upload, as a list shows it. */
export interface Upload {
  readonly key: string;
  /** Name on the player's device; it is not sent. */
  readonly name: string;
  current(): UploadState;
  subscribe(listener: () => void): () => void;
  retry(): void;
  cancel(): void;
  /** Stops the upload and keeps the parts that have arrived. */
  close(): void;
}

export type UploadServices = Pick<Services, 'uploads' | 'connection' | 'storage'>;

/**
 * Prepares a file and sends it for a document request, part by part, over interruptions and while offline. A file that was
 * sent in part before a reload continues where it was.
 */
export function createUpload(services: UploadServices, requestId: string, file: File): Upload {
  const abort = new AbortController();
  let blob: Blob = file;
  let fingerprint: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const machine = runMachine<UploadState, UploadEvent, UploadEffect>({
    initial: { status: 'preparing' },
    transition,
    perform: (effect, send, state) => perform(effect, send, state),
  });

  function perform(effect: UploadEffect, send: (event: UploadEvent) => void, state: UploadState): void {
    if (effect.type === 'withdraw') {
      forget();
      abort.abort();
      void call({ method: 'DELETE', path: `${PATH}/${effect.id}` }).catch(
        ignoreError('an upload that is not withdrawn is deleted by the server'),
      );
      return;
    }
    if (!('size' in state)) return;
    if (effect.type === 'retry-later') {
      timer = setTimeout(() => send({ type: 'retried' }), backoffMs(state.failures, RETRY));
      return;
    }
    void step(effect.type, state).then(
      (event) => {
        if (ENDS.has(event.type)) forget();
        send(event);
      },
      () => send({ type: 'interrupted' }),
    );
  }

  async function step(
    type: 'start' | 'ask-offset' | 'send-part',
    { id, sent, size }: Extract<UploadState, { readonly size: number }>,
  ): Promise<UploadEvent> {
    const { signal } = abort;
    if (type === 'start' || id === undefined) {
      if (size === 0) return { type: 'refused', code: 'EMPTY' };
      if (size > DOCUMENT_BYTES) return { type: 'refused', code: 'TOO_LARGE' };
      const headers = { 'upload-length': String(size), 'upload-request': requestId };
      const answer = await call({ method: 'POST', path: PATH, headers, signal });
      if (answer.id === undefined) return failureOf(answer);
      if (fingerprint !== undefined) rememberUpload(services.storage, fingerprint, answer.id);
      return { type: 'started', id: answer.id };
    }
    if (type === 'ask-offset') {
      const answer = await call({ method: 'HEAD', path: `${PATH}/${id}`, signal });
      return answer.offset === undefined ? failureOf(answer) : { type: 'arrived', offset: answer.offset };
    }
    const answer = await call({
      method: 'PATCH',
      path: `${PATH}/${id}`,
      headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(sent) },
      body: blob.slice(sent, sent + DOCUMENT_PART_BYTES),
      signal,
    });
    if (answer.offset === undefined) return failureOf(answer);
    // without progress, the next attempt waits
    if (answer.offset !== size && (answer.offset <= sent || answer.offset > size))
      return { type: 'interrupted', isServiceDown: true };
    return answer.offset === size ? { type: 'accepted' } : { type: 'arrived', offset: answer.offset };
  }

  function call(request: Parameters<NonNullable<Services['uploads']>['send']>[0]): Promise<UploadAnswer> {
    if (!services.uploads) throw new Error('The shell of an earlier release cannot upload.');
    return services.uploads.send(request);
  }

  const unsubscribe = services.connection.subscribe(() => {
    if (services.connection.current() === 'online') retry();
  });
  function retry(): void {
    clearTimeout(timer);
    machine.send({ type: 'retried' });
  }

  function forget(): void {
    if (fingerprint !== undefined) forgetUpload(services.storage, fingerprint);
  }

  void prepareFile(file).then(async (prepared) => {
    blob = prepared;
    fingerprint = await fingerprintOf(requestId, prepared);
    const id = fingerprint === undefined ? undefined : findUpload(services.storage, fingerprint);
    machine.send({ type: 'prepared', size: prepared.size, id });
  });

  return {
    key: crypto.randomUUID(),
    name: file.name,
    current: machine.current,
    subscribe: machine.subscribe,
    retry,
    cancel: () => machine.send({ type: 'cancelled' }),
    close() {
      clearTimeout(timer);
      unsubscribe();
      abort.abort();
      machine.close();
    },
  };
}

/** A refusal ends the upload; any other failure is tried again. */
function failureOf({ status, code }: UploadAnswer): UploadEvent {
  if (status === 422 && code !== undefined) return { type: 'refused', code };
  if (status === 404 || (status === 409 && code === 'CLOSED')) return { type: 'lost' };
  return { type: 'interrupted', isServiceDown: status >= FIRST_SERVER_ERROR };
}
