import type { Pool } from '@foyer/runtime';
import type { Random } from '../random.ts';
import {
  closeAccount,
  comeBack,
  signOut,
  takeBreak,
  takeButtonBreak,
  type Acknowledgement,
  type BreakChoice,
} from './changes.ts';
import { changeLimits, type LimitModel } from './limitChanges.ts';
import { openProtectedPlayer, type ProtectedPlayer } from './protectedPlayer.ts';
import type { ProtectionWorld } from './protectionWorld.ts';

/**
 * A player with the changes that the services acknowledged. The verification reads all else from the
 * databases.
 */
export interface Story {
  readonly player: ProtectedPlayer;
  /** Account of the same person at another brand of the operator. */
  readonly twin: ProtectedPlayer | undefined;
  readonly ending: Ending;
  limits: LimitModel | undefined;
  acknowledged: Acknowledgement | undefined;
  returned: Acknowledgement | undefined;
}

interface Ending {
  readonly type: 'break' | 'close' | 'sign-out';
  readonly brand: string;
  readonly key: string;
  readonly choice?: BreakChoice;
  /** The break is that of the licence's permanent button, which offers no choice. */
  readonly isButton?: true;
  readonly decision?: 'approve' | 'refuse';
}

/** The sister of a brand: both have the data of one operator in this proof. */
export const SISTERS: Readonly<Record<string, string>> = { aurora: 'zephyra', caravel: 'quetzal' };
/** The brand whose licence has the breaks of the German profile in this proof. */
export const BUTTON_BRAND = 'caravel';

const ALL = { groups: [], allBrands: false } as const;
const ENDINGS: readonly Omit<Ending, 'key'>[] = [
  {
    type: 'break',
    brand: 'aurora',
    choice: { kind: 'EXCLUSION', length: 'P6M', groups: [], allBrands: true },
    decision: 'approve',
  },
  {
    type: 'break',
    brand: 'tuli',
    choice: { kind: 'EXCLUSION', length: 'P6M', groups: ['casino', 'sports'], allBrands: false },
  },
  { type: 'break', brand: 'aurora', choice: { kind: 'TIME_OUT', length: 'P30D', ...ALL } },
  { type: 'close', brand: 'quetzal' },
  {
    type: 'break',
    brand: 'aurora',
    choice: { kind: 'EXCLUSION', length: 'indefinite', groups: [], allBrands: true },
    decision: 'refuse',
  },
  {
    type: 'break',
    brand: 'tuli',
    choice: { kind: 'EXCLUSION', length: 'P12M', groups: ['casino'], allBrands: false },
  },
  { type: 'sign-out', brand: 'quetzal' },
  { type: 'break', brand: 'quetzal', choice: { kind: 'TIME_OUT', length: 'P7D', ...ALL } },
  { type: 'close', brand: 'aurora' },
  {
    type: 'break',
    brand: BUTTON_BRAND,
    choice: { kind: 'TIME_OUT', length: 'PT24H', groups: [], allBrands: true },
    isButton: true,
  },
];

export async function openStory(
  world: ProtectionWorld,
  pool: Pool,
  random: Random,
  index: number,
): Promise<Story> {
  const ending = ENDINGS[index % ENDINGS.length];
  if (!ending) throw new Error('No way of ending a break has this index.');
  const { brand, type, choice } = ending;
  const fundsMinor = type === 'close' ? 0 : 100_000;
  const player = await openProtectedPlayer(world, pool, random, { brand, fundsMinor });
  let twin: ProtectedPlayer | undefined;
  const sister = SISTERS[brand];
  if (choice?.allBrands === true && sister !== undefined) {
    twin = await openProtectedPlayer(world, pool, random, { brand: sister, fundsMinor });
    await pool.query(
      'update api.player t set first_name = p.first_name, last_name = p.last_name, date_of_birth = p.date_of_birth, country = p.country from api.player p where p.id = $1 and t.id = $2',
      [player.account.playerId, twin.account.playerId],
    );
  }
  return {
    player,
    twin,
    ending: { ...ending, key: crypto.randomUUID() },
    limits: undefined,
    acknowledged: undefined,
    returned: undefined,
  };
}

/** Changes limits, then ends the session by a break, by closing the account or by a sign-out. */
export async function live(story: Story, changes: number): Promise<void> {
  const { player, ending } = story;
  story.limits = await changeLimits(player, changes);
  story.acknowledged =
    ending.type === 'close'
      ? await closeAccount(player)
      : ending.isButton
        ? await takeButtonBreak(player, ending.key)
        : ending.choice
          ? await takeBreak(player, ending.choice, ending.key)
          : await signOut(player);
  if (ending.decision !== undefined) story.returned = await comeBack(player, ending.decision);
}
