import { REGISTER_GAMES } from '@foyer/kernel/exclusion-register';
import { endOfBreak } from '@foyer/market/exclusion-rules';
import type { Clock, Pool } from '@foyer/runtime';
import * as v from 'valibot';
import { checked, type Routes } from '../../server/http/route.ts';
import type { ExclusionRegisterPort } from './exclusionRegister.ts';
import type { PersonalCodes } from '../../personal-codes/personalCodes.ts';
import { personOf, type PersonRow } from './registerChecks.ts';
import { registerOf, timeZoneOf } from './registerRules.ts';

const restriction = v.object({
  brand: v.pipe(v.string(), v.maxLength(40)),
  email: v.pipe(v.string(), v.maxLength(254)),
  games: v.pipe(v.array(v.picklist(REGISTER_GAMES)), v.minLength(1)),
  months: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
});

/** Restrictions that no operator has entered. */
const AUTHORITY = 'authority';

export interface RegisterDevelopmentDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly exclusionRegister: ExclusionRegisterPort;
  readonly personalCodes: Pick<PersonalCodes, 'open'>;
}

/** Development only: restricts a player in the register, as the authority does at the person's request. */
export function createRegisterDevelopmentRoutes({
  pool,
  clock,
  exclusionRegister,
  personalCodes,
}: RegisterDevelopmentDeps): Routes {
  return {
    'POST /internal/development/register-restrictions': checked(restriction, async (call) => {
      const at = registerOf(call.brand);
      if (!at) return { status: 409, body: { code: 'NO_REGISTER' } };
      const { rows } = await pool.query<PersonRow>(
        'select id, first_name, last_name, date_of_birth::text as born, country, ssn_sealed, ssn_key from api.player where brand = $1 and lower(email) = lower($2)',
        [call.brand, call.email],
      );
      const [row] = rows;
      if (!row) return { status: 409, body: { code: 'UNKNOWN_PLAYER' } };
      const now = clock();
      const zone = timeZoneOf(call.brand);
      const termEndsAt = new Date(endOfBreak(`P${call.months}M`, now, zone) ?? now).toISOString();
      const isStored = await exclusionRegister.restrict({
        register: at.register,
        operator: AUTHORITY,
        person: personOf(row, personalCodes),
        reference: call.key,
        games: call.games,
        startsAt: new Date(now).toISOString(),
        termEndsAt,
        endsAt: null,
      });
      return isStored
        ? { status: 200, body: { register: at.register, termEndsAt } }
        : { status: 409, body: { code: 'REFUSED_BY_REGISTER' } };
    }),
  };
}
