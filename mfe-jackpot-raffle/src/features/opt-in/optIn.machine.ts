/** Player data from the provider (requirements/entities#jackpot). */
export interface OptInStatus {
  readonly opted_in: boolean;
  readonly contribution_preferences?: Readonly<Record<string, string | number>>;
  readonly preferred_contribution_value?: string | number;
}

/** Options of the page. */
export interface OptInTerms {
  readonly currency: string;
  /** Numbers as strings (requirements/entities#jackpot). */
  readonly options: readonly string[];
  readonly initialValue: string;
}

/** Status that a pending request would lead to. */
export interface OptInRequest {
  readonly optIn: boolean;
  readonly contribution: string;
}

/** 'loading', then 'true', 'false' or 'failed' (requirements/states#jackpot-opt-in). */
export interface OptInState {
  readonly status: 'loading' | 'true' | 'false' | 'failed';
  readonly contribution: string;
  /** Sent and not answered yet. */
  readonly pendingRequest?: OptInRequest;
  /** Reason why the last request was refused. */
  readonly reasons: readonly string[];
  /** The provider has no choice of the player yet. */
  readonly isUndecided: boolean;
  /** The player has just opted in: shown for four seconds. */
  readonly isJoinShown: boolean;
}

export type OptInEvent =
  | { readonly type: 'status-read'; readonly status: OptInStatus | undefined }
  | { readonly type: 'status-failed' }
  | { readonly type: 'reloaded' }
  | { readonly type: 'toggled' }
  /** The player declined; stored, so that the question is not asked again. */
  | { readonly type: 'declined' }
  | { readonly type: 'chosen'; readonly contribution: string }
  | {
      readonly type: 'answered';
      readonly status: OptInStatus | undefined;
      readonly reasons: readonly string[];
    }
  | { readonly type: 'connection-lost' }
  | { readonly type: 'join-shown' };

export const OPT_IN_SUCCESS_MS = 4_000; // requirements/constants#jackpot

export function initialOptIn(terms: OptInTerms): OptInState {
  return {
    status: 'loading',
    contribution: terms.initialValue,
    reasons: [],
    isUndecided: false,
    isJoinShown: false,
  };
}

/**
 * Reducer of the jackpot opt-in (requirements/states#jackpot-opt-in). A new `pendingRequest` in the result
 * has to be sent to the provider.
 */
export function transition(state: OptInState, event: OptInEvent, terms: OptInTerms): OptInState {
  switch (event.type) {
    case 'status-read':
      return {
        ...settled(state),
        status: event.status?.opted_in === true ? 'true' : 'false',
        isUndecided: event.status === undefined,
        contribution: contributionOf(event.status, terms),
      };
    case 'status-failed':
      // A known status stays while the provider is unavailable.
      return state.status === 'loading' ? { ...settled(state), status: 'failed' } : state;
    case 'reloaded':
      return { ...settled(state), status: 'loading' };
    case 'toggled':
      return withRequest(state, { optIn: state.status === 'false', contribution: state.contribution });
    case 'declined':
      return withRequest(state, { optIn: false, contribution: state.contribution });
    case 'chosen':
      if (!terms.options.includes(event.contribution)) return state; // requirements/validation#jackpot-contribution
      // A player who has opted out has selected an amount without sending it: selecting must not opt in.
      return state.status === 'true'
        ? withRequest(state, { optIn: true, contribution: event.contribution })
        : { ...state, contribution: event.contribution };
    case 'answered':
      return answered(state, event.status, event.reasons, terms);
    case 'connection-lost':
      return state.pendingRequest ? { ...settled(state), reasons: ['CONNECTION_LOST'] } : state;
    case 'join-shown':
      return { ...state, isJoinShown: false };
  }
}

function answered(
  state: OptInState,
  status: OptInStatus | undefined,
  reasons: readonly string[],
  terms: OptInTerms,
): OptInState {
  if (!status || reasons.length > 0) return { ...settled(state), reasons };
  const hasJoined = status.opted_in && state.status !== 'true';
  return {
    status: status.opted_in ? 'true' : 'false',
    contribution: contributionOf(status, terms),
    reasons: [],
    isUndecided: false,
    isJoinShown: hasJoined || (status.opted_in && state.isJoinShown),
  };
}

/** Starts a request unless one is pending. */
function withRequest(state: OptInState, pendingRequest: OptInRequest): OptInState {
  if (state.pendingRequest || (state.status !== 'true' && state.status !== 'false')) return state;
  return { ...state, pendingRequest, reasons: [] };
}

function settled({ status, contribution, isUndecided, isJoinShown }: OptInState): OptInState {
  return { status, contribution, isUndecided, isJoinShown, reasons: [] };
}

/**
 * Returns the preference for the currency, else the preferred value, else the initial one; only options that
 * are offered (requirements/states#jackpot-opt-in).
 */
function contributionOf(
  status: OptInStatus | undefined,
  { currency, options, initialValue }: OptInTerms,
): string {
  const wanted = [status?.contribution_preferences?.[currency], status?.preferred_contribution_value];
  return (
    wanted.flatMap(
      (value) => options.find((option) => value !== undefined && Number(option) === Number(value)) ?? [],
    )[0] ?? initialValue
  );
}
