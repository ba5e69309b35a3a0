import type { EvidenceBatch, Log } from '@foyer/runtime';
import { randomUUID } from 'node:crypto';
import type { EvidenceCells } from './evidenceCells.ts';

/** Brings what was counted to the registry, now and then. */
export interface EvidenceSender {
  /** Sends what waits; resolves when it was taken or refused. */
  send(): Promise<void>;
  /** Sends a last time, briefly. */
  close(): Promise<void>;
}

export interface EvidenceSenderPorts {
  readonly cells: EvidenceCells;
  readonly everyMs: number;
  readonly log: Log;
  /** @throws when the registry did not take it. */
  deliver(batch: EvidenceBatch): Promise<unknown>;
  /** Whether the registry has looked at the batch and will never take it. */
  isHopeless(error: unknown): boolean;
}

const LONGEST_PAUSE_MS = 60_000;
const LAST_CALL_MS = 1_000;

/**
 * One batch is on its way at a time, and comes with the same id until it was answered: lost answers do not count twice. Meanwhile
 * the count goes on, so an outage of the registry loses nothing as long as the cells suffice.
 */
export function createEvidenceSender({
  cells,
  everyMs,
  log,
  deliver,
  isHopeless,
}: EvidenceSenderPorts): EvidenceSender {
  let batch: EvidenceBatch | undefined;
  let sending: Promise<void> | undefined;
  let pauseMs = everyMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  async function attempt(): Promise<void> {
    const taken = batch ? undefined : cells.take();
    batch ??= taken && { id: randomUUID(), ...taken };
    if (!batch) return;
    try {
      await deliver(batch);
      batch = undefined;
      pauseMs = everyMs;
    } catch (error) {
      if (pauseMs === everyMs) log.warn('evidence could not be delivered; it is kept', { error });
      pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
      if (isHopeless(error)) batch = undefined;
    }
  }

  function send(): Promise<void> {
    sending ??= attempt().finally(() => (sending = undefined));
    return sending;
  }

  function plan(): void {
    timer = setTimeout(() => void send().finally(() => isClosed || plan()), pauseMs);
    timer.unref();
  }

  plan();
  return {
    send,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_CALL_MS).unref());
      await Promise.race([send().then(send), late]);
    },
  };
}
