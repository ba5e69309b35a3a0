/** Phases from the decision to show a remote until its main content is rendered, in order. */
export type RemotePhase = 'requested' | 'entry-loaded' | 'styles-loaded' | 'mounted' | 'business-ready';

/** A failure of a remote; the owner is derived from the app. */
export type RemoteFailureCode =
  | 'ENTRY_UNREACHABLE'
  | 'ENTRY_TIMEOUT'
  | 'ENTRY_REFUSED'
  | 'INTEGRITY_MISSING'
  | 'IMPORT_THREW'
  | 'CONTRACT_MISMATCH'
  | 'SHARED_VERSION_MISMATCH'
  | 'CHUNK_FAILED'
  | 'CHUNK_TIMEOUT'
  | 'STYLE_FAILED'
  | 'STYLE_TIMEOUT'
  | 'MESSAGES_FAILED'
  | 'PAGE_MISSING'
  | 'MOUNT_THREW'
  | 'MOUNT_TIMEOUT'
  | 'RENDER_THREW';

export interface RemoteFailure {
  readonly app: string;
  readonly release: string | undefined;
  readonly owner: string;
  readonly code: RemoteFailureCode;
  /** For engineers; never shown to players. */
  readonly detail: string;
  /** Stack frames in our own files, innermost first: `app/release/file.js:line:column`, joined by spaces. */
  readonly stack?: string;
}

export interface Telemetry {
  phase(app: string, release: string, phase: RemotePhase): void;
  remoteFailed(failure: RemoteFailure): void;
  /** A failure in the shell or in a page. */
  failed(area: string, error: unknown): void;
}
