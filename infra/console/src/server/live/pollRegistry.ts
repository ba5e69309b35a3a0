import { Refusal, startJob, type Clock, type Log } from '@foyer/runtime';
import type { RegistryClient } from '../registry/registryClient.ts';
import type { StaffSession } from '../session/sessions.ts';

export type Listener = (event: string, data: object) => void;

/** Polls one environment for all of its viewers. */
export interface RegistryPoll {
  /**
   * Sends known data, then changes.
   * @returns a function that removes the viewer and returns the number of remaining ones.
   */
  join(session: StaffSession, listener: Listener): () => number;
  close(): Promise<void>;
}

export interface RegistryPollParts {
  readonly registryClient: RegistryClient;
  readonly log: Log;
  readonly clock: Clock;
  /** Poll interval per query, in ms. */
  readonly everyMs?: number;
}

const EVERY_MS = 1_000;
const BEAT_EVERY = 4;

/** Queries with their frequency in rounds. 404 means that the registry does not support one. */
const QUESTIONS = [
  { event: 'status', path: '/v1/status', every: 1 },
  { event: 'rollouts', path: '/v1/rollouts', every: 2 },
] as const;

export function pollRegistry(
  environment: string,
  { registryClient, log, clock, everyMs = EVERY_MS }: RegistryPollParts,
): RegistryPoll {
  const listeners = new Map<Listener, StaffSession>();
  const known = new Map<string, { readonly text: string; readonly data: object }>();
  let asOf: number | undefined;
  let isAway = false;
  let round = 0;

  const notify = (event: string, data: object): void => {
    for (const listener of listeners.keys()) listener(event, data);
  };
  const stamp = (): string => new Date(asOf ?? clock()).toISOString();

  async function fetchText(path: string): Promise<string | undefined> {
    for (const [listener, session] of listeners) {
      try {
        const { status, text } = await registryClient.request(session, {
          method: 'GET',
          path: `${path}?environment=${environment}`,
        });
        if (status === 200) return text;
        if (status === 404) return undefined;
        throw new Error(`The registry responded with ${status}.`);
      } catch (error) {
        if (!(error instanceof Refusal && error.status === 401)) throw error;
        listeners.delete(listener); // the viewer whose session ended is notified; polling continues with the token of another viewer
        listener('signed-out', {});
      }
    }
    return undefined;
  }

  async function poll(): Promise<void> {
    for (const { event, path, every } of QUESTIONS) {
      if (round % every !== 0) continue;
      const text = await fetchText(path);
      if (text === undefined || known.get(event)?.text === text) continue;
      const data = { asOf: new Date(clock()).toISOString(), value: JSON.parse(text) as unknown };
      known.set(event, { text, data });
      notify(event, data);
    }
    asOf = clock();
    if (isAway || round % BEAT_EVERY === 0) notify('beat', { asOf: stamp() });
    isAway = false;
  }

  async function turn(): Promise<void> {
    try {
      if (listeners.size > 0) await poll();
    } catch (error) {
      if (!isAway) log.warn('registry poll failed', { environment, error });
      isAway = true;
      notify('stale', { ...(asOf !== undefined && { asOf: stamp() }) });
    }
    round += 1;
  }

  // the first run is asynchronous, after the first viewer has joined
  const job = startJob({ name: 'registry poll', everyMs, firstMs: 0, log, run: turn });
  return {
    join(session, listener) {
      listeners.set(listener, session);
      for (const [event, { data }] of known) listener(event, data);
      if (isAway) listener('stale', { ...(asOf !== undefined && { asOf: stamp() }) });
      else if (asOf !== undefined) listener('beat', { asOf: stamp() });
      return () => {
        listeners.delete(listener);
        return listeners.size;
      };
    },
    close: job.stop,
  };
}
