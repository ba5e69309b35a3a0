import { brands, DEFAULT_BRAND, JACKPOT_INSTANCE, JACKPOT_SOURCE } from '@foyer/market';
import {
  BUS_RECONNECTED,
  type Bus,
  type Clock,
  type Log,
  type ServiceCall,
  type ServiceClient,
} from '@foyer/runtime';
import * as v from 'valibot';

/** The pots of the running jackpot by id, in euro cents (requirements/entities#jackpot). */
export interface Pots {
  readonly cents: Readonly<Record<string, number>>;
  /** Time at which the pots were read, in ms since the epoch. */
  readonly at: number;
}

/** The pots of the jackpot service, as this process last read them. */
export interface PotSource {
  /** Undefined while no jackpot runs, or when its service has been unavailable for long. */
  current(): Promise<Pots | undefined>;
  /** @returns the function that unsubscribes. */
  onChange(listener: () => void): () => void;
  close(): void;
}

export interface PotSourceDeps {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  readonly serviceClient: Pick<ServiceClient, 'call'>;
  readonly jackpotAddress: string;
}

/** Topic of the jackpot service. */
const POTS_CHANGED = 'jackpot.pots-changed';
/** The service announces changes far more often than pages can show them. */
const FRESH_MS = 1_000;
/** Age in ms above which pots are no longer shown. */
const USABLE_MS = 300_000;
const DEADLINE_MS = 2_000;

const answerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.literal(JACKPOT_INSTANCE),
    pots: v.array(
      v.object({
        id: v.pipe(v.string(), v.regex(/^[a-z]{1,16}$/)),
        current_value: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      }),
    ),
  }),
);

/** Reads the pots at most once a second, however many pages ask; the content fails open. */
export function createPotSource(deps: PotSourceDeps): PotSource {
  const { bus, clock, log } = deps;
  const listeners = new Set<() => void>();
  let known: Pots | undefined;
  let reading: Promise<void> | undefined;
  let attemptedAt = Number.NEGATIVE_INFINITY;

  async function read(): Promise<void> {
    attemptedAt = clock();
    try {
      const { status, body } = await deps.serviceClient.call(requestOf(deps.jackpotAddress));
      if (status !== 200) throw new Error(`The jackpot service responded with ${status}.`);
      const { pots } = v.parse(answerSchema, body);
      known = {
        cents: Object.fromEntries(pots.map((pot) => [pot.id, pot.current_value])),
        at: clock(),
      };
    } catch (error) {
      log.warn('jackpot pots could not be read', { error });
    }
  }

  const announce = (): void => {
    for (const listener of listeners) listener();
  };
  const unsubscribes = [bus.subscribe(POTS_CHANGED, announce), bus.subscribe(BUS_RECONNECTED, announce)];

  return {
    async current() {
      if (clock() - attemptedAt >= FRESH_MS) reading ??= read().finally(() => (reading = undefined));
      await reading;
      return known && clock() - known.at < USABLE_MS ? known : undefined;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      for (const unsubscribe of unsubscribes) unsubscribe();
      listeners.clear();
    },
  };
}

/**
 * All brands share the pots, so the answer for one brand with the jackpot is valid for all
 * (requirements/interfaces#jackpot-provider).
 */
function requestOf(baseUrl: string): ServiceCall {
  const { id, operator } = brands[DEFAULT_BRAND];
  return {
    baseUrl,
    method: 'GET',
    path: `/v1/pots/instances/source/${JACKPOT_SOURCE}/brand/${operator}:${id}`,
    headers: { brand: id },
    deadlineMs: DEADLINE_MS,
  };
}
