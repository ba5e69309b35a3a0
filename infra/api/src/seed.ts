import { brands, licences, VERIFICATIONS, type Brand } from '@foyer/market';
import type { ApiDeps } from './apiDeps.ts';
import { compiledLiveContent } from './content/liveContent.ts';
import { transferFromHouse } from './ledger/developmentTransfer.ts';
import { writeBrandRules } from './players/brandRules.ts';
import { createPersonalCodes } from './personal-codes/personalCodes.ts';
import { createPlayer } from './players/createPlayer.ts';
import { seedRewards, writeRewardDefinitions } from './rewards/seedRewards.ts';

const KINDS = [
  'funded',
  'empty',
  'excluded',
  'closed',
  'kyc',
  'terms',
  'double',
  'break',
  'wealth',
  'unconfirmed',
  'gate',
  'loyal',
] as const;
type SeedKind = (typeof KINDS)[number];

const FIRST_NAMES: Readonly<Record<SeedKind, string>> = {
  funded: 'Aino',
  empty: 'Mart',
  excluded: 'Chloé',
  closed: 'Kenji',
  kyc: 'Ines',
  terms: 'Tove',
  double: 'Luca',
  break: 'Noor',
  wealth: 'Iris',
  unconfirmed: 'Otto',
  gate: 'Vera',
  loyal: 'Saga',
};
const DATE_OF_BIRTH = '1990-04-12';
/** Reserved for fiction by the numbering plan of the United Kingdom. */
const PHONE_NUMBER = '+447700900123';
const FUNDS_MINOR = 100_000; // 1,000.00
const DAY_MS = 86_400_000;
const EXCLUSION_DAYS = 182;
const TIME_OUT_DAYS = 7;
const WEALTH_DAYS = 14;
/** The player with a history registered before their first round (`infra/engagement/src/seed`). */
const LOYAL_DAYS = 10;
/** Seeded players with rewards: all who can sign in, including those who may not claim. */
const REWARDED: ReadonlySet<SeedKind> = new Set([
  'funded',
  'empty',
  'kyc',
  'terms',
  'break',
  'wealth',
  'gate',
]);
/** A version that was replaced long ago. */
const OLD_TERMS = '2025-01-01';

type SeedDeps = Pick<ApiDeps, 'pool' | 'clock' | 'settings'>;

/** Brings the rules of every brand up to date. Players are seeded in development only: their password is published in the README. Idempotent. */
export async function seedApi(deps: SeedDeps): Promise<void> {
  await seedBrands(deps);
  if (deps.settings.mode === 'development') await seedPlayers(deps);
}

/** Writes what a brand needs before its first player registers. Idempotent. */
export async function seedBrands({ pool, settings }: SeedDeps): Promise<void> {
  await writeBrandRules(pool, settings.limitIncreaseCoolOffHours, settings);
  for (const brand of Object.values(brands)) await writeRewardDefinitions(pool, brand);
}

/** Creates the players of the README on every brand, one for each account state that a page shows. Existing players stay as they are. */
export async function seedPlayers(deps: Pick<SeedDeps, 'pool' | 'clock'>): Promise<void> {
  for (const brand of Object.values(brands)) {
    for (const kind of KINDS) await seedPlayer(deps, brand, kind);
  }
}

async function seedPlayer(
  { pool, clock }: Pick<ApiDeps, 'pool' | 'clock'>,
  brand: Brand,
  kind: SeedKind,
): Promise<void> {
  const deps = { pool, clock: () => clock() - (kind === 'loyal' ? LOYAL_DAYS * DAY_MS : 0) };
  const playerId = `${brand.id}-${kind}`;
  const email = `${kind}@${brand.id}.test`;
  const created = await createPlayer(
    {
      ...deps,
      content: { of: compiledLiveContent },
      // no seeded player has a code
      personalCodes: createPersonalCodes({ personalCodeSecrets: [] }),
    },
    {
      brand: brand.id,
      playerId,
      email,
      language: brand.locales.find((locale) => locale.isDefault)?.locale,
      country: brand.homeCountry,
      personalInfo: {
        firstName: FIRST_NAMES[kind],
        lastName: brand.title,
        dateOfBirth: DATE_OF_BIRTH,
        street: 'Harbour Street 1',
        city: 'Harbour',
        zipCode: '00100',
      },
      termsAccepted: true,
      privacyPolicyAccepted: true,
      emailVerified: kind !== 'unconfirmed',
    },
  );
  if (!created.ok)
    throw new Error(
      `The seeded player ${playerId} was refused: ${created.failure.code} ${created.failure.keys.join(', ')}`,
    );
  if (created.value.isNew) await putInState(deps, brand, kind, playerId);
  if (REWARDED.has(kind)) await seedRewards(deps, brand, playerId);
  if (kind === 'funded' || kind === 'loyal') {
    const moved = await transferFromHouse(deps, {
      brand: brand.id,
      email,
      amountMinor: FUNDS_MINOR,
      key: 'seed',
    });
    if (!moved.ok) throw new Error(`The seeded player ${playerId} could not be funded: ${moved.failure}`);
  }
}

async function putInState(
  { pool, clock }: Pick<ApiDeps, 'pool' | 'clock'>,
  brand: Brand,
  kind: SeedKind,
  playerId: string,
): Promise<void> {
  const after = (days: number): Date => new Date(clock() + days * DAY_MS);
  const states: Readonly<
    Partial<Record<SeedKind, readonly [changes: string, ...values: readonly unknown[]]>>
  > = {
    excluded: ['self_excluded_at = $2, self_exclusion_ends_at = $3', after(0), after(EXCLUSION_DAYS)],
    closed: [`status = 'Closed', status_cause = 'OperatorDecision'`],
    double: [`status = 'Closed', status_cause = 'MultipleAccounts'`],
    kyc: [
      `kyc_status = 'Required', kyc_done = '{}', kyc_missing = $3, kyc_deadline = $2`,
      after(licences[brand.licence].kyc.graceDays),
      VERIFICATIONS,
    ],
    terms: ['terms_version = $2, privacy_version = $2', OLD_TERMS],
    break: ['timeout_ends_at = $2', after(TIME_OUT_DAYS)],
    wealth: [`sow_status = 'Required', sow_due_at = $2`, after(WEALTH_DAYS)],
  };
  // all but one have confirmed identity and phone number, so that each shows only its own state on every licence
  await pool.query(
    `update api.player set kyc_status = 'Done', kyc_done = $2, phone_number = $3, is_phone_number_verified = $4 where id = $1`,
    [playerId, VERIFICATIONS, PHONE_NUMBER, kind !== 'unconfirmed'],
  );
  const [changes, ...values] = states[kind] ?? [];
  if (changes !== undefined)
    await pool.query(`update api.player set ${changes} where id = $1`, [playerId, ...values]);
  // a new player has no session to end
  await pool.query('delete from api.session_end_request where player_id = $1', [playerId]);
}
