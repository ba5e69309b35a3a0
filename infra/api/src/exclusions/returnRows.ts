import type { Pool, PoolClient } from '@foyer/runtime';
import type { ExclusionFacts, ReturnStep } from './exclusionReturn.machine.ts';

/** An exclusion in force with its account. */
export interface ExclusionRow {
  readonly id: number;
  readonly player_id: string;
  readonly brand: string;
  readonly origin: 'player' | 'button' | 'register' | 'operator';
  readonly groups: readonly ('casino' | 'sports')[];
  readonly length: string;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
}

interface StepRow {
  readonly exclusion_id: number;
  readonly kind: ReturnStep['kind'];
  readonly reason: string | null;
  readonly staff: string | null;
  readonly cool_off_ends_at: Date | null;
  readonly at: Date;
}

const COLUMNS =
  'e.id, e.player_id, p.brand, e.origin, e.groups, api.break_length(e.length, e.starts_at, e.ends_at) as length, e.starts_at, e.ends_at';

/** The exclusion that lasts longest: it decides when a player can play again. */
export async function readDecisiveExclusion(
  client: Pool | PoolClient,
  playerId: string,
): Promise<ExclusionRow | undefined> {
  const { rows } = await client.query<ExclusionRow>(
    `select ${COLUMNS} from api.exclusion e join api.player p on p.id = e.player_id
     where e.player_id = $1 and e.kind = 'EXCLUSION' and not api.is_lifted(e.id)
     order by cardinality(e.groups) = 0 desc, coalesce(e.ends_at, 'infinity') desc, e.id desc limit 1`,
    [playerId],
  );
  return rows[0];
}

export async function readExclusion(
  client: Pool | PoolClient,
  id: number,
): Promise<ExclusionRow | undefined> {
  const { rows } = await client.query<ExclusionRow>(
    `select ${COLUMNS} from api.exclusion e join api.player p on p.id = e.player_id where e.id = $1 and e.kind = 'EXCLUSION'`,
    [id],
  );
  return rows[0];
}

export async function readSteps(
  client: Pool | PoolClient,
  exclusionId: number,
): Promise<readonly ReturnStep[]> {
  const { rows } = await client.query<StepRow>(
    'select exclusion_id, kind, reason, staff, cool_off_ends_at, at from api.exclusion_return where exclusion_id = $1 order by id',
    [exclusionId],
  );
  return rows.map(stepOf);
}

function stepOf({ kind, reason, staff, cool_off_ends_at: coolOff, at: date }: StepRow): ReturnStep {
  const at = date.getTime();
  if (kind === 'requested') return { kind, reason: reason ?? '', at };
  if (kind === 'approved') return { kind, staff: staff ?? '', at, coolOffEndsAt: coolOff?.getTime() };
  return kind === 'refused' ? { kind, staff: staff ?? '', at } : { kind, at };
}

export const factsOf = ({ ends_at: endsAt, origin }: ExclusionRow): ExclusionFacts => ({
  endsAt: endsAt?.getTime(),
  isForeign: origin === 'register',
});
