import type { RewardClaimRefusalCode, RewardStatus } from '@foyer/graphql/main';
import { isPlayable } from './freeSpins.ts';
import type { RewardItemFieldsFragment } from './RewardFields.generated.ts';

/** Reason for a failed claim, as shown on the card: refused, or no answer. */
export type ClaimProblem =
  | Extract<RewardClaimRefusalCode, 'NOT_YET' | 'NOT_CLAIMABLE' | 'DEPOSIT_REQUIRED' | 'FAILED'>
  | 'UNCONFIRMED';

/** Reward as listed or announced by the server. */
export interface ListedReward {
  readonly assignationId: string;
  readonly status: RewardStatus;
  readonly reward: RewardItemFieldsFragment;
  /** Known for listed rewards only: an announcement has neither times nor a reason. */
  readonly assignedAt?: string;
  readonly updatedAt?: string;
  readonly reason?: string | null;
}

export interface RewardEntry extends ListedReward {
  /** requirements/entities#rewards: rewardId plus assignationId. */
  readonly key: string;
  /** A claim of this page is in progress. */
  readonly loading: boolean;
  readonly problem?: ClaimProblem | undefined;
}

export type RewardEvent =
  | { readonly type: 'listed'; readonly rewards: readonly ListedReward[] }
  | { readonly type: 'updated'; readonly update: ListedReward }
  | { readonly type: 'claim-sent'; readonly key: string }
  | { readonly type: 'claim-answered'; readonly key: string; readonly status: RewardStatus }
  | { readonly type: 'claim-refused'; readonly key: string; readonly problem: ClaimProblem | undefined }
  | { readonly type: 'credited-removed' };

/** Claimed rewards stay on the page although the list contains claimable ones only. */
const RETAINED: ReadonlySet<RewardStatus> = new Set(['Processing', 'Credited', 'FailedProcessing']);

/** Reducer for the player's rewards on the page (requirements/states#rewards). */
export function rewardList(entries: readonly RewardEntry[], event: RewardEvent): readonly RewardEntry[] {
  switch (event.type) {
    case 'listed':
      return listed(entries, event.rewards);
    case 'updated':
      return updated(entries, event.update);
    case 'claim-sent':
      return changed(entries, event.key, { loading: true, problem: undefined });
    case 'claim-answered':
      return changed(entries, event.key, { loading: false, status: event.status, problem: undefined });
    case 'claim-refused':
      return changed(entries, event.key, { loading: false, problem: event.problem });
    case 'credited-removed':
      return entries.filter((entry) => entry.status !== 'Credited' || isPlayable(entry));
  }
}

export function rewardKey({ reward, assignationId }: ListedReward): string {
  return `${reward.rewardId}:${assignationId}`;
}

function listed(entries: readonly RewardEntry[], rewards: readonly ListedReward[]): readonly RewardEntry[] {
  const known = new Map(entries.map((entry) => [entry.key, entry]));
  const fresh = rewards.map((item) => {
    const before = known.get(rewardKey(item));
    // A list requested before the claim must not undo it.
    return before?.status === 'Credited' && item.status !== 'Credited'
      ? before
      : { ...item, key: rewardKey(item), loading: before?.loading ?? false, problem: before?.problem };
  });
  const keys = new Set(fresh.map((entry) => entry.key));
  return sorted([...fresh, ...entries.filter((entry) => RETAINED.has(entry.status) && !keys.has(entry.key))]);
}

function updated(entries: readonly RewardEntry[], update: ListedReward): readonly RewardEntry[] {
  const key = rewardKey(update);
  if (entries.some((entry) => entry.key === key))
    return entries.map((entry) =>
      entry.key === key ? { ...withProgress(entry, update), status: update.status, loading: false } : entry,
    );
  if (!isAddedByUpdate(update)) return entries;
  return sorted([...entries, { ...update, key, loading: false }]);
}

/** Progress of free spins; other texts of an announcement may be in another language. */
function withProgress(entry: RewardEntry, { reward: { rewardType } }: ListedReward): RewardEntry {
  return rewardType.__typename === 'FreeSpinReward'
    ? { ...entry, reward: { ...entry.reward, rewardType } }
    : entry;
}

/**
 * An unknown reward is ignored when it is credited, and added when it is claimed by hand
 * (requirements/states#rewards).
 */
export function isAddedByUpdate({ status, reward }: ListedReward): boolean {
  return status !== 'Credited' && reward.claimType === 'Manual';
}

function changed(
  entries: readonly RewardEntry[],
  key: string,
  change: Partial<RewardEntry>,
): readonly RewardEntry[] {
  return entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry));
}

/** Sorted by startsAt, earliest first; rewards without a start come first (requirements/entities#rewards). */
function sorted(entries: readonly RewardEntry[]): readonly RewardEntry[] {
  return entries.toSorted((left, right) => startOf(left) - startOf(right));
}

function startOf({ reward }: ListedReward): number {
  return reward.startsAt === null ? 0 : Date.parse(reward.startsAt);
}

/**
 * State of a reward at the current time, so that the page does not wait for an update. The server decides
 * about claims.
 */
export function statusAt({ status, reward }: ListedReward, now: number): RewardStatus {
  const isWaiting = status === 'Scheduled' || status === 'Unclaimed';
  if (isWaiting && reward.endsAt !== null && Date.parse(reward.endsAt) <= now) return 'Expired';
  return status === 'Scheduled' && (reward.startsAt === null || Date.parse(reward.startsAt) <= now)
    ? 'Unclaimed'
    : status;
}

/** Returns the same object if nothing changed, so that a tick re-renders no card. */
function withStatus(entry: RewardEntry, status: RewardStatus): RewardEntry {
  return entry.status === status ? entry : { ...entry, status };
}

/** Sections of the page: available and upcoming rewards. Removed ones are in neither. */
export function rewardSections(
  entries: readonly RewardEntry[],
  now: number,
): { readonly here: readonly RewardEntry[]; readonly coming: readonly RewardEntry[] } {
  const current = entries
    .map((entry) => withStatus(entry, statusAt(entry, now)))
    .filter((entry) => entry.status !== 'Removed');
  return {
    here: current.filter((entry) => entry.status !== 'Scheduled'),
    coming: current.filter((entry) => entry.status === 'Scheduled'),
  };
}
