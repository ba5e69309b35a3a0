/** One pending upload. Sizes and offsets are bytes. */
export type UploadState =
  | { readonly status: 'preparing' }
  | (Progress & { readonly status: 'sending' | 'interrupted' | 'failed' })
  /** `isListed`: the server lists the refused file, too. */
  | { readonly status: 'refused'; readonly code: string; readonly isListed: boolean }
  | { readonly status: 'done' | 'cancelled' };

interface Progress {
  /** Undefined until the server has started the upload. */
  readonly id: string | undefined;
  readonly sent: number;
  readonly size: number;
  /** Consecutive failures. */
  readonly failures: number;
  /** The server answered the last attempt, but could not store or check the file. */
  readonly isServiceDown?: boolean;
}

export type UploadEvent =
  /** `id`: an upload of the same file that was started before a reload. */
  | { readonly type: 'prepared'; readonly size: number; readonly id?: string | undefined }
  | { readonly type: 'started'; readonly id: string }
  /** Number of bytes at the server, after a part or in response to a query. */
  | { readonly type: 'arrived'; readonly offset: number }
  /** The file is complete and was accepted. */
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly code: string }
  /** The upload no longer exists at the server: it starts again. */
  | { readonly type: 'lost' }
  | { readonly type: 'interrupted'; readonly isServiceDown?: boolean }
  | { readonly type: 'retried' }
  | { readonly type: 'cancelled' };

export type UploadEffect =
  | { readonly type: 'start' | 'ask-offset' | 'send-part' | 'retry-later' }
  | { readonly type: 'withdraw'; readonly id: string };

export interface UploadTransition {
  readonly state: UploadState;
  readonly effects: readonly UploadEffect[];
}

/** Failed attempts in a row after which the player decides to try again. */
const MAX_FAILURES = 6;

/** Progress of one upload; it continues where it was after an interruption. */
export function transition(state: UploadState, event: UploadEvent): UploadTransition {
  if (isEnded(state)) return unchanged(state);
  switch (event.type) {
    case 'cancelled':
      return {
        state: { status: 'cancelled' },
        effects: 'id' in state && state.id !== undefined ? [{ type: 'withdraw', id: state.id }] : [],
      };
    case 'refused':
      return {
        state: { status: 'refused', code: event.code, isListed: 'id' in state && state.id !== undefined },
        effects: [],
      };
    case 'prepared':
      return state.status === 'preparing'
        ? {
            state: { status: 'sending', id: event.id, sent: 0, size: event.size, failures: 0 },
            effects: [{ type: event.id === undefined ? 'start' : 'ask-offset' }],
          }
        : unchanged(state);
    default:
      return 'size' in state ? transitionOfProgress(state, event) : unchanged(state);
  }
}

type Sending = Extract<UploadState, Progress>;

function transitionOfProgress(
  state: Sending,
  event: Exclude<UploadEvent, { readonly type: 'cancelled' | 'refused' | 'prepared' }>,
): UploadTransition {
  switch (event.type) {
    case 'started':
      return {
        state: { ...state, status: 'sending', id: event.id, sent: 0 },
        effects: [{ type: 'send-part' }],
      };
    case 'arrived':
      // also a complete file: an empty part repeats its check
      return {
        state: { ...state, status: 'sending', sent: event.offset, failures: 0 },
        effects: [{ type: 'send-part' }],
      };
    case 'accepted':
      return { state: { status: 'done' }, effects: [] };
    case 'lost':
      return {
        state: { ...state, status: 'sending', id: undefined, sent: 0 },
        effects: [{ type: 'start' }],
      };
    case 'interrupted': {
      const failures = state.failures + 1;
      const interrupted = { ...state, failures, isServiceDown: event.isServiceDown === true };
      return failures < MAX_FAILURES
        ? { state: { ...interrupted, status: 'interrupted' }, effects: [{ type: 'retry-later' }] }
        : { state: { ...interrupted, status: 'failed' }, effects: [] };
    }
    case 'retried': {
      if (state.status === 'sending') return unchanged(state);
      const failures = state.status === 'failed' ? 0 : state.failures;
      return {
        state: { ...state, status: 'sending', failures },
        effects: [{ type: state.id === undefined ? 'start' : 'ask-offset' }],
      };
    }
  }
}

/** True in a final state of an upload. */
export function isEnded(
  state: UploadState,
): state is Extract<UploadState, { status: 'done' | 'cancelled' | 'refused' }> {
  return state.status === 'done' || state.status === 'cancelled' || state.status === 'refused';
}

function unchanged(state: UploadState): UploadTransition {
  return { state, effects: [] };
}
