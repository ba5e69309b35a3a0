import type { CheckedPerson, RegisterPerson, Restriction } from '@foyer/kernel/exclusion-register';
import type { Clock, Pool } from '@foyer/runtime';
import type { OutboxRelay } from '../../events/outboxRelay.ts';
import { endGamesOfPlayer, type GameSessionDeps } from '../../games/gameSessions.ts';
import type { PersonalCodeColumns, PersonalCodes } from '../../personal-codes/personalCodes.ts';
import type { ExclusionRegisterPort } from './exclusionRegister.ts';
import { groupsOf, registerOf, type RegisterOfBrand } from './registerRules.ts';

/** Checks of players at the national register of their licence; players without one are not checked. */
export interface RegisterChecks {
  /**
   * Updates the player's exclusions from the register. False when the register did not answer: sign-in,
   * deposit and play are refused then (ADR 0238).
   */
  check(player: { readonly brand: string; readonly id: string }): Promise<boolean>;
  /** Checks several players of one brand in one call. */
  checkAll(brand: string, playerIds: readonly string[]): Promise<boolean>;
  /** True if a person is restricted from all groups of games; undefined when the register did not answer. */
  isRestricted(brand: string, person: RegisterPerson): Promise<boolean | undefined>;
}

export interface RegisterCheckDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly relay: Pick<OutboxRelay, 'kick'>;
  readonly games: GameSessionDeps;
  readonly exclusionRegister: ExclusionRegisterPort;
  readonly personalCodes: Pick<PersonalCodes, 'open'>;
}

/** The columns of a player that identify a person at the register. */
export interface PersonRow extends PersonalCodeColumns {
  readonly first_name: string;
  readonly last_name: string;
  /** ISO date. */
  readonly born: string;
  readonly country: string;
}

interface CheckedRow extends PersonRow {
  readonly known: readonly string[];
}

const GROUPS = 2;
const KEY_PREFIX = 'register:';

export function createRegisterChecks(deps: RegisterCheckDeps): RegisterChecks {
  const { pool, clock, relay, games, exclusionRegister, personalCodes } = deps;

  async function follow(playerId: string, { restrictions, ended }: CheckedPerson): Promise<void> {
    const { rows } = await pool.query<{ changed: boolean }>(
      'select api.follow_register($1, $2, $3, $4) as changed',
      [
        playerId,
        JSON.stringify(restrictions.flatMap(entryOf)),
        ended.map((id) => `${KEY_PREFIX}${id}`),
        new Date(clock()),
      ],
    );
    if (rows[0]?.changed !== true) return;
    relay.kick();
    await endGamesOfPlayer(games, playerId);
  }

  async function ask(at: RegisterOfBrand, rows: readonly CheckedRow[]): Promise<boolean> {
    if (rows.length === 0) return true;
    const persons = rows.map((row) => ({ person: personOf(row, personalCodes), known: [...row.known] }));
    const answers = await exclusionRegister.check({ ...at, persons });
    if (!answers) return false;
    for (const [index, row] of rows.entries()) {
      const answer = answers[index];
      if (answer) await follow(row.id, answer);
    }
    return true;
  }

  async function checkAll(brand: string, playerIds: readonly string[]): Promise<boolean> {
    const at = registerOf(brand);
    if (!at) return true;
    const { rows } = await pool.query<CheckedRow>(
      `select p.id, p.first_name, p.last_name, p.date_of_birth::text as born, p.country, p.ssn_sealed, p.ssn_key,
         array(select substr(e.key, 10) from api.exclusion e where e.player_id = p.id and e.origin = 'register' and e.kind = 'EXCLUSION' and not api.is_lifted(e.id)) as known
       from api.player p where p.brand = $1 and p.id = any($2)`,
      [brand, playerIds],
    );
    return ask(at, rows);
  }

  return {
    check: ({ brand, id }) => checkAll(brand, [id]),
    checkAll,
    async isRestricted(brand, person) {
      const at = registerOf(brand);
      if (!at) return false;
      const [answer] = (await exclusionRegister.check({ ...at, persons: [{ person, known: [] }] })) ?? [];
      if (!answer) return undefined;
      return new Set(answer.restrictions.flatMap(({ games: covered }) => groupsOf(covered))).size === GROUPS;
    },
  };
}

/** A person as the register receives it. */
export function personOf(row: PersonRow, personalCodes: Pick<PersonalCodes, 'open'>): RegisterPerson {
  const { first_name, last_name, born, country } = row;
  const personalCode = personalCodes.open(row);
  return {
    firstName: first_name,
    lastName: last_name,
    dateOfBirth: born,
    country,
    ...(personalCode !== null && { personalCode }),
  };
}

/** A restriction as SQL `follow_register` reads it; a restriction of lotteries only has no effect here. */
function entryOf({ id, games, startsAt, endsAt, reference }: Restriction): object[] {
  const groups = groupsOf(games);
  if (groups.length === 0) return [];
  return [{ id, groups: groups.length === GROUPS ? [] : groups, startsAt, endsAt, reference }];
}
