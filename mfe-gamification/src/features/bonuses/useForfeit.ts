import { ignoreError } from '@foyer/kernel';
import { useRef, useState } from 'react';
import type { ForfeitRefusal } from '@foyer/graphql/main';
import { useServices } from '@foyer/platform';
import { whileClaiming } from '../rewards/claiming.ts';
import { ForfeitBonusDocument } from './ForfeitBonus.generated.ts';

/** `UNCONFIRMED`: the outcome is unknown; repeating the request has one effect. */
export type ForfeitProblem = ForfeitRefusal | 'UNCONFIRMED';

export interface Forfeiting {
  readonly isBusy: boolean;
  readonly problem: ForfeitProblem | undefined;
  /** Resolves to whether the bonus is forfeited now. */
  forfeit(bonusId: string): Promise<boolean>;
}

/** Forfeits a bonus once, however often the request is sent. */
export function useForfeit(): Forfeiting {
  const { apollo } = useServices();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ForfeitProblem>();
  // Created before the first request and kept until there is an answer.
  const keys = useRef(new Map<string, string>());

  async function request(bonusId: string): Promise<ForfeitProblem | undefined> {
    const idempotencyKey = keys.current.get(bonusId) ?? crypto.randomUUID();
    keys.current.set(bonusId, idempotencyKey);
    try {
      const { data } = await whileClaiming(
        apollo.mutate({
          mutation: ForfeitBonusDocument,
          variables: { input: { bonusId, idempotencyKey } },
          context: { idempotencyKey },
        }),
      );
      if (!data) return 'UNCONFIRMED';
      keys.current.delete(bonusId);
      return data.forfeitBonus.refused ?? undefined;
    } catch (error) {
      ignoreError('forfeit response lost')(error);
      return 'UNCONFIRMED';
    }
  }

  return {
    isBusy,
    problem,
    async forfeit(bonusId) {
      setBusy(true);
      const found = await request(bonusId);
      setProblem(found);
      setBusy(false);
      return found === undefined;
    },
  };
}
