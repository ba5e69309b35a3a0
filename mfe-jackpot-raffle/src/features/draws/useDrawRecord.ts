import { raffleDrawSchema, verifyDraw, type RaffleDraw } from '@foyer/kernel/raffle-draw';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { readJson } from '../raffle/adapters/readJson.ts';

/** Address of a public record (shared/docs/raffle-draws.md). */
export function recordPath(id: string): string {
  return `/v1/raffles/draws/${encodeURIComponent(id)}.json`;
}

export interface DrawRecord {
  readonly record: RaffleDraw | undefined;
  readonly hasFailed: boolean;
  /** Undefined until the draw was recomputed. */
  readonly result: 'verified' | 'refuted' | undefined;
  readonly busy: boolean;
  retry(): void;
  /** Fetches the record again and recomputes the winners in this browser. */
  verify(): void;
}

/** The public record of a draw and its verification. */
export function useDrawRecord(id: string): DrawRecord {
  const [round, setRound] = useState(0);
  const [record, setRecord] = useState<RaffleDraw>();
  const [hasFailed, setFailed] = useState(false);
  const [result, setResult] = useState<DrawRecord['result']>();
  const [busy, setBusy] = useState(false);

  // Synchronises with the provider.
  useEffect(() => {
    let isOver = false;
    setFailed(false);
    readJson(recordPath(id))
      .then((body) => v.parse(raffleDrawSchema, body))
      .then(
        (read) => {
          if (!isOver) setRecord(read);
        },
        () => {
          if (!isOver) setFailed(true);
        },
      );
    return () => {
      isOver = true;
    };
  }, [id, round]);

  async function recompute(): Promise<void> {
    setBusy(true);
    try {
      const { faults } = await verifyDraw(await readJson(recordPath(id)));
      setResult(faults.length === 0 ? 'verified' : 'refuted');
    } catch {
      setRecord(undefined);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return {
    record,
    hasFailed,
    result,
    busy,
    retry: () => setRound(round + 1),
    verify: () => void recompute(),
  };
}
