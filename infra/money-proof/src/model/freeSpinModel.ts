import { accepted, refused, type ModelWallet, type Outcome } from './outcome.ts';
import { isPlayBlocked, type PlayRules } from './playRules.ts';
import { createReplayModel } from './replayModel.ts';

/** Free spins whose wins are cash. */
export interface ModelGrant {
  readonly spins: number;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  used: number;
  won: number;
  isForfeited: boolean;
}

interface ModelFreeRound {
  readonly grantId: string;
  readonly key: string;
  status: 'OPEN' | 'CLOSED' | 'ROLLED_BACK';
  /** Outcome of the rollback. */
  rollback: Outcome | undefined;
}

export interface FreeStake {
  readonly key: string;
  readonly round: string;
  readonly grantId: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Expected free rounds, from requirements/states#free-spins. */
export interface FreeSpinModel {
  readonly grants: ReadonlyMap<string, ModelGrant>;
  claim(id: string, grant: Pick<ModelGrant, 'spins' | 'expiresAt'>): Outcome;
  stake(stake: FreeStake): Outcome;
  win(key: string, round: string, amount: number): Outcome;
  rollback(key: string, stakeKey: string): Outcome;
  /** The player was excluded: spins that are left, or that a rollback returns later, vanish. */
  forfeit(at: number): void;
}

export function createFreeSpinModel(wallet: ModelWallet, rules: PlayRules): FreeSpinModel {
  const grants = new Map<string, ModelGrant>();
  const rounds = new Map<string, ModelFreeRound>();
  const refusals = new Map<string, string>();
  const replays = createReplayModel();

  function refusalOf({ round, grantId, at }: FreeStake): string | undefined {
    if (isPlayBlocked(rules)) return 'PLAYER_BLOCKED';
    if (rounds.has(round)) return 'ROUND_CLOSED';
    const grant = grants.get(grantId);
    return !grant || grant.isForfeited || grant.expiresAt <= at || grant.used === grant.spins
      ? 'FREE_SPINS_UNAVAILABLE'
      : undefined;
  }

  return {
    grants,
    claim(id, grant) {
      grants.set(id, { ...grant, used: 0, won: 0, isForfeited: false });
      wallet.version += 1;
      return accepted(wallet);
    },
    stake(stake) {
      const { key, round, grantId } = stake;
      const body = `free stake ${round} ${grantId}`;
      const before = replays.find(key, body);
      if (before) return before;
      const refusal = refusals.get(key) ?? refusalOf(stake);
      const grant = grants.get(grantId);
      if (refusal !== undefined || !grant) {
        refusals.set(key, refusal ?? 'FREE_SPINS_UNAVAILABLE');
        return refused(refusal ?? 'FREE_SPINS_UNAVAILABLE');
      }
      grant.used += 1;
      rounds.set(round, { grantId, key, status: 'OPEN', rollback: undefined });
      wallet.version += 1;
      return replays.store(key, body, accepted(wallet));
    },
    win(key, id, amount) {
      const body = `free win ${id} ${amount}`;
      const before = replays.find(key, body);
      if (before) return before;
      const round = rounds.get(id);
      const grant = round && grants.get(round.grantId);
      if (round?.status === 'ROLLED_BACK') return refused('ROLLED_BACK');
      if (round?.status !== 'OPEN' || !grant) return refused('ROUND_CLOSED');
      round.status = 'CLOSED';
      grant.won += amount;
      wallet.balance += amount;
      wallet.version += 1;
      return replays.store(key, body, accepted(wallet));
    },
    rollback(key, stakeKey) {
      const body = `free rollback ${stakeKey}`;
      const before = replays.find(key, body);
      if (before) return before;
      const round = [...rounds.values()].find((one) => one.key === stakeKey);
      const grant = round && grants.get(round.grantId);
      if (!round || !grant) {
        // voids the round permanently, unless it has already been refused
        if (!refusals.has(stakeKey)) refusals.set(stakeKey, 'ROLLED_BACK');
        return accepted(wallet);
      }
      if (round.rollback) return round.rollback;
      if (round.status !== 'OPEN') return refused('ROUND_CLOSED');
      round.status = 'ROLLED_BACK';
      grant.used -= 1;
      wallet.version += 1;
      round.rollback = accepted(wallet);
      return replays.store(key, body, round.rollback);
    },
    forfeit(at) {
      for (const [id, grant] of grants) {
        const isOpen = [...rounds.values()].some((round) => round.grantId === id && round.status === 'OPEN');
        if (grant.expiresAt > at && (grant.used < grant.spins || isOpen)) grant.isForfeited = true;
      }
    },
  };
}
