import type { JackpotAction, JackpotOptIn, JackpotOptInRequest } from '@foyer/contract';

/** Player data from the provider (requirements/entities#jackpot). */
export interface OptInStatus {
  readonly opted_in: boolean;
  readonly contribution_preferences?: Readonly<Record<string, string | number>> | undefined;
  readonly preferred_contribution_value?: string | number | undefined;
}

/** Options of the page. */
export interface OptInTerms {
  readonly currency: string;
  /** Numbers as strings (requirements/entities#jackpot). */
  readonly options: readonly string[];
  readonly initialValue: string;
}

export type OptInEvent =
  | { readonly type: 'status-read'; readonly status: OptInStatus | undefined }
  | { readonly type: 'status-failed' }
  | JackpotAction
  | {
      readonly type: 'answered';
      readonly status: OptInStatus | undefined;
      readonly reasons: readonly string[];
    }
  | { readonly type: 'connection-lost' }
  | { readonly type: 'join-shown' };

export const OPT_IN_SUCCESS_MS = 4_000; // requirements/constants#jackpot

export function initialOptIn(terms: OptInTerms): JackpotOptIn {
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
export function transition(state: JackpotOptIn, event: OptInEvent, terms: OptInTerms): JackpotOptIn {
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
      // The last choice counts: it is sent when the pending request has been answered.
      if (state.pendingRequest) return { ...state, nextContribution: event.contribution };
      // choosing a contribution opts in, as the form states (requirements/states#jackpot-opt-in)
      return withRequest(state, { optIn: true, contribution: event.contribution });
    case 'answered':
      return answered(state, event.status, event.reasons, terms);
    case 'connection-lost':
      return state.pendingRequest ? { ...settled(state), reasons: ['CONNECTION_LOST'] } : state;
    case 'join-shown':
      return { ...state, isJoinShown: false };
  }
}

function answered(
  state: JackpotOptIn,
  status: OptInStatus | undefined,
  reasons: readonly string[],
  terms: OptInTerms,
): JackpotOptIn {
  if (!status || reasons.length > 0) return { ...settled(state), reasons };
  const hasJoined = status.opted_in && state.status !== 'true';
  const contribution = contributionOf(status, terms);
  const { nextContribution = contribution } = state;
  return {
    status: status.opted_in ? 'true' : 'false',
    contribution,
    reasons: [],
    isUndecided: false,
    isJoinShown: hasJoined || (status.opted_in && state.isJoinShown),
    ...(nextContribution !== contribution && {
      pendingRequest: { optIn: true, contribution: nextContribution },
    }),
  };
}

/** Starts a request unless one is pending. */
function withRequest(state: JackpotOptIn, pendingRequest: JackpotOptInRequest): JackpotOptIn {
  if (state.pendingRequest || (state.status !== 'true' && state.status !== 'false')) return state;
  return { ...state, pendingRequest, reasons: [] };
}

function settled({ status, contribution, isUndecided, isJoinShown }: JackpotOptIn): JackpotOptIn {
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
