import { ADDITIONAL_FACTS, type AdditionalFact } from '@foyer/market';
import { countryCodes } from '@foyer/kernel/country-codes';
import type * as Types from '@foyer/graphql/main';
import { inTransaction, type Pool } from '@foyer/runtime';
import { typedLine } from '@foyer/runtime/address';
import { normalisePhone } from '@foyer/runtime/phone-number';
import type { PlayerRow } from '../players/playerRow.ts';
import { readAddress, recordChange, writeAddress, type AddressField } from './contactDetails.ts';
import type { ContactDeps } from './contactDeps.ts';

type Facts = Readonly<Partial<Record<AdditionalFact, string>>>;

const FACT_COLUMNS = {
  nationality: 'nationality',
  placeOfBirth: 'place_of_birth',
  occupation: 'occupation',
} as const satisfies Readonly<Record<AdditionalFact, string>>;

const ADDRESS_FIELDS: readonly AddressField[] = ['street', 'zipCode', 'city'];
const MAX_ANSWER_LENGTH = 100;
const MAX_PHONE_LENGTH = 40;
const FACT = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.,/&\-() ]*$/u;

/** The facts of the additional-information form that the player gave last. */
export async function readFacts(pool: Pool, playerId: string): Promise<Facts> {
  const { rows } = await pool.query<Record<string, string | null>>(
    'select nationality, place_of_birth, occupation from api.additional_information where player_id = $1 order by id desc limit 1',
    [playerId],
  );
  return Object.fromEntries(
    ADDITIONAL_FACTS.flatMap((fact) => {
      const value = rows[0]?.[FACT_COLUMNS[fact]];
      return value == null ? [] : [[fact, value]];
    }),
  );
}

/** The fields that are missing: contact data of the account, and facts that the licence profile requires. */
export function missingFields(
  player: Pick<PlayerRow, 'street' | 'zip_code' | 'city' | 'state' | 'country' | 'phone_number'>,
  facts: Facts,
  required: readonly AdditionalFact[],
): Types.AdditionalFieldName[] {
  const isMissing: Readonly<Record<Types.AdditionalFieldName, boolean>> = {
    street: !player.street,
    zipCode: !player.zip_code,
    city: !player.city,
    state: player.country === 'CA' && !player.state,
    phoneNumber: !player.phone_number,
    nationality: required.includes('nationality') && facts.nationality === undefined,
    placeOfBirth: required.includes('placeOfBirth') && facts.placeOfBirth === undefined,
    occupation: required.includes('occupation') && facts.occupation === undefined,
  };
  return (Object.keys(isMissing) as Types.AdditionalFieldName[]).filter((field) => isMissing[field]);
}

/**
 * Stores the answers of the form: all that are missing, and no others. A phone number given here is not
 * verified.
 * @returns the fields whose answers are missing or invalid; nothing is stored then.
 */
export async function saveAdditionalInformation(
  deps: ContactDeps,
  player: PlayerRow,
  required: readonly AdditionalFact[],
  answers: Readonly<Partial<Record<Types.AdditionalFieldName, string>>>,
): Promise<readonly Types.AdditionalFieldName[]> {
  const facts = await readFacts(deps.pool, player.id);
  const missing = missingFields(player, facts, required);
  const asksAddress = missing.some(
    (field) => field === 'state' || ADDRESS_FIELDS.includes(field as AddressField),
  );
  const typed = (field: AddressField, current: string | null): string =>
    missing.includes(field) ? (answers[field] ?? '') : (current ?? '');
  const { address, invalid } = readAddress(player.country, {
    street: typed('street', player.street),
    zipCode: typed('zipCode', player.zip_code),
    city: typed('city', player.city),
    state: typed('state', player.state),
  });
  const phoneNumber = normalisePhone((answers.phoneNumber ?? '').slice(0, MAX_PHONE_LENGTH), player.country);
  const given = Object.fromEntries(
    ADDITIONAL_FACTS.map((fact) => [
      fact,
      missing.includes(fact) ? typedLine(answers[fact] ?? '') : facts[fact],
    ]),
  );
  const wrong = missing.filter((field) => {
    if (field === 'phoneNumber') return phoneNumber === undefined;
    if (field === 'nationality') return !countryCodes().includes(given[field] ?? '');
    if (field === 'placeOfBirth' || field === 'occupation') return !isFact(given[field] ?? '');
    return invalid.includes(field);
  });
  if (wrong.length > 0 || missing.length === 0) return wrong;
  const at = new Date(deps.clock());
  await inTransaction(deps.pool, async (client) => {
    if (asksAddress) await writeAddress(client, deps, player.id, address);
    if (missing.includes('phoneNumber')) {
      await client.query(
        'update api.player set phone_number = $2, is_phone_number_verified = false, updated_at = $3 where id = $1',
        [player.id, phoneNumber, at],
      );
      await recordChange(client, player.id, { field: 'phoneNumber', old: null, next: phoneNumber, at });
    }
    if (ADDITIONAL_FACTS.some((fact) => missing.includes(fact)))
      await client.query(
        'insert into api.additional_information (player_id, nationality, place_of_birth, occupation, given_at) values ($1, $2, $3, $4, $5)',
        [
          player.id,
          given['nationality'] ?? null,
          given['placeOfBirth'] ?? null,
          given['occupation'] ?? null,
          at,
        ],
      );
  });
  deps.relay.kick();
  return [];
}

function isFact(text: string): boolean {
  return text.length <= MAX_ANSWER_LENGTH && FACT.test(text);
}
