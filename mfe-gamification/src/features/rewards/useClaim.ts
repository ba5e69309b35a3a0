import { useRef } from 'react';
import type { RewardBlock } from '@foyer/graphql/main';
import { useMoney, useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import type { ClaimProblem, RewardEntry, RewardEvent } from './rewardList.ts';
import { rewardMoney } from './rewardMoney.ts';
import { ClaimRewardDocument, type ClaimRewardMutation } from './ClaimReward.generated.ts';
import { freeSpinsOf } from './freeSpins.ts';
import { whileClaiming } from './claiming.ts';
import { messages } from './useClaim.messages.ts';

export interface ClaimPorts {
  dispatch(event: RewardEvent): void;
  onBlocked(blocks: readonly RewardBlock[]): void;
}

/** Sends a claim and reports its result to the list and the player. */
export function useClaim({ dispatch, onBlocked }: ClaimPorts): (entry: RewardEntry) => void {
  const { apollo, toasts } = useServices();
  const text = useText();
  const write = useMoney();
  // Created before the first request and kept until there is an answer, so that a repeat after a lost answer
  // is the same claim.
  const keys = useRef(new Map<string, string>());

  function keyOf({ key }: RewardEntry): string {
    const idempotencyKey = keys.current.get(key) ?? crypto.randomUUID();
    keys.current.set(key, idempotencyKey);
    return idempotencyKey;
  }

  function notify(entry: RewardEntry, result: ClaimRewardMutation['claimReward']): void {
    const { key } = entry;
    if (result.__typename === 'RewardClaim') {
      dispatch({ type: 'claim-answered', key, status: result.status });
      const money = rewardMoney(entry.reward);
      if (money)
        toasts.show(
          'success',
          text(money.isBonus ? messages.bonusCredited : messages.credited, { amount: write(money.amount) }),
        );
      const spins = freeSpinsOf(entry.reward);
      if (spins) toasts.show('success', text(messages.spinsReady, { count: spins.freeSpinsAmount }));
      return;
    }
    switch (result.code) {
      case 'PLAYER_BLOCKED':
        onBlocked(result.blocks);
        return dispatch({ type: 'claim-refused', key, problem: undefined });
      case 'ALREADY_CLAIMED':
        // The reward was claimed twice, for example in two tabs.
        toasts.show('info', text(messages.alreadyClaimed));
        return dispatch({ type: 'claim-answered', key, status: 'Credited' });
      case 'EXPIRED':
        toasts.show('warning', text(messages.expired));
        return dispatch({ type: 'claim-answered', key, status: 'Expired' });
      case 'REMOVED':
      case 'NOT_FOUND':
        toasts.show('warning', text(messages.unavailable));
        return dispatch({ type: 'claim-answered', key, status: 'Removed' });
      case 'NOT_YET':
      case 'NOT_CLAIMABLE':
      case 'DEPOSIT_REQUIRED':
      case 'FAILED':
        return refuse(entry, result.code);
    }
  }

  function refuse({ key }: RewardEntry, problem: ClaimProblem): void {
    dispatch({ type: 'claim-refused', key, problem });
  }

  async function claim(entry: RewardEntry): Promise<void> {
    const idempotencyKey = keyOf(entry);
    dispatch({ type: 'claim-sent', key: entry.key });
    try {
      const { data } = await whileClaiming(
        apollo.mutate({
          mutation: ClaimRewardDocument,
          variables: { input: { assignationId: entry.assignationId, idempotencyKey } },
          context: { idempotencyKey },
        }),
      );
      if (!data) return refuse(entry, 'UNCONFIRMED');
      keys.current.delete(entry.key);
      notify(entry, data.claimReward);
    } catch {
      // The outcome is unknown: never show "failed", always offer to repeat
      // (requirements/reliability#idempotency).
      refuse(entry, 'UNCONFIRMED');
    }
  }

  return (entry) => void claim(entry);
}
