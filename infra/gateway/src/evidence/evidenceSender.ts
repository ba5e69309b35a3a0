import { backoffMs } from '@foyer/kernel/backoff';
import { startJob, type EvidenceBatch, type Log } from '@foyer/runtime';
import { randomUUID } from 'node:crypto';
import type { EvidenceCells } from './evidenceCells.ts';

/** Sends aggregated metrics to the registry periodically. */
export interface EvidenceSender {
  /** Sends pending metrics; resolves when they were accepted or rejected. */
  send(): Promise<void>;
  /** Sends once more with a short deadline. */
  close(): Promise<void>;
}

export interface EvidenceSenderPorts {
  readonly cells: EvidenceCells;
  readonly everyMs: number;
  readonly log: Log;
  /** @throws when the registry did not accept the batch. */
  deliver(batch: EvidenceBatch): Promise<unknown>;
  /** True if the registry rejects the batch permanently. */
  isPermanentlyRejected(error: unknown): boolean;
}

const MAX_PAUSE_MS = 60_000;
const LAST_CALL_MS = 1_000;

/**
 * Sends one batch at a time, with the same id until it is answered, so lost responses do not count twice.
 * Counting continues meanwhile, so an outage loses nothing while there is room.
 */
export function createEvidenceSender({
  cells,
  everyMs,
  log,
  deliver,
  isPermanentlyRejected,
}: EvidenceSenderPorts): EvidenceSender {
  let batch: EvidenceBatch | undefined;

  async function attempt(): Promise<void> {
    const taken = batch ? undefined : cells.take();
    batch ??= taken && { id: randomUUID(), ...taken };
    if (!batch) return;
    try {
      await deliver(batch);
      batch = undefined;
    } catch (error) {
      if (isPermanentlyRejected(error)) batch = undefined;
      throw error;
    }
  }

  const job = startJob({
    name: 'evidence delivery',
    everyMs,
    retryMs: (failures) => backoffMs(failures, { firstMs: 2 * everyMs, maxMs: MAX_PAUSE_MS }),
    log,
    run: attempt,
  });
  const send = async (): Promise<void> => void (await Promise.allSettled([job.run()]));
  return {
    send,
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_CALL_MS).unref());
      await Promise.race([job.stop().then(send).then(send), late]);
    },
  };
}
