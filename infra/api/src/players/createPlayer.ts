import * as v from 'valibot';
import { brands, LEGAL_TEXTS, LEGAL_VERSIONS, type BrandId } from '@foyer/market';
import { fail, succeed, type Result } from '@foyer/kernel';
import { inTransaction, type Clock, type FoyerSettings, type Pool, type PoolClient } from '@foyer/runtime';
import type { Content } from '../content/contentReader.ts';
import { declineDepositLimit } from '../limits/limitOffer.ts';
import { recordJackpotConsent } from '../jackpots/registrationConsent.ts';
import type { PersonalCodes } from '../personal-codes/personalCodes.ts';
import { storePersonalCode } from '../personal-codes/sealStoredCodes.ts';
import { recordElectronicIdentity } from './electronicIdentity.ts';
import { recordMarketingConsent } from './marketingConsent.ts';
import { recordAcceptance } from './legalTexts.ts';
import {
  flowRefusal,
  newPlayer,
  registrationRefusal,
  type NewPlayer,
  type NewPlayerRefusal,
} from './newPlayer.ts';

export interface PlayerCreationDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly content: Pick<Content, 'of'>;
  readonly personalCodes: Pick<PersonalCodes, 'seal' | 'digests'>;
  readonly settings?: Pick<FoyerSettings, 'protectionMode'>;
}

/**
 * Creates the player with an empty wallet, or returns why it is refused. Idempotent by id, because identity
 * may repeat the call.
 */
export async function createPlayer(
  deps: PlayerCreationDeps,
  body: unknown,
): Promise<Result<{ playerId: string; isNew: boolean }, NewPlayerRefusal>> {
  const parsed = v.safeParse(newPlayer, body);
  if (!parsed.success)
    return fail({ code: 'FIELD_INVALID', keys: parsed.issues.map((issue) => v.getDotPath(issue) ?? '') });
  const player = parsed.output;
  const refusal =
    registrationRefusal(player, deps.clock(), deps.settings?.protectionMode) ??
    flowRefusal(player, deps.content.of(player.brand as BrandId).sections.site.flowSettings);
  if (refusal) return fail(refusal);
  const playerId = player.playerId ?? crypto.randomUUID();
  try {
    return await inTransaction(deps.pool, (client) => insert(deps, client, { ...player, playerId }));
  } catch (error) {
    // pg reports the violated constraint on its error objects
    if ((error as { constraint?: string }).constraint === 'player_email')
      return fail({ code: 'DUPLICATE_EMAIL', keys: ['email'] });
    throw error;
  }
}

async function insert(
  deps: PlayerCreationDeps,
  client: PoolClient,
  player: NewPlayer & { readonly playerId: string },
): Promise<Result<{ playerId: string; isNew: boolean }, NewPlayerRefusal>> {
  const { clock, content } = deps;
  const now = clock();
  const { playerId, personalInfo: person } = player;
  const before = await client.query<{ brand: string }>('select brand from api.player where id = $1', [
    playerId,
  ]);
  if (before.rows[0])
    return before.rows[0].brand === player.brand
      ? succeed({ playerId, isNew: false })
      : fail({ code: 'FIELD_INVALID', keys: ['playerId'] });
  // serializes registrations of one person, so that two concurrent ones under different addresses cannot both
  // pass
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    [player.brand, person.lastName, person.firstName, person.dateOfBirth, player.country]
      .join('\n')
      .toLowerCase(),
  ]);
  const same = await client.query(
    `select 1 from api.player where brand = $1 and lower(last_name) = lower($2) and lower(first_name) = lower($3) and date_of_birth = $4 and country = $5`,
    [player.brand, person.lastName, person.firstName, person.dateOfBirth, player.country],
  );
  if (same.rowCount !== 0 || (await isCodeTaken(deps, client, player)))
    return fail({ code: 'DUPLICATE_PERSON', keys: ['personalInfo'] });
  if (player.phoneVerified && (await isPhoneTaken(client, player)))
    return fail({ code: 'DUPLICATE_PHONE', keys: ['phoneNumber'] });
  await client.query(
    `insert into api.player (id, brand, email, username, phone_number, language, country, state, first_name, last_name, date_of_birth, street, city, zip_code, email_verified, email_verification_reason,
       terms_accepted_at, privacy_accepted_at, terms_version, privacy_version, sms_marketing, email_marketing, phone_marketing, web_push_marketing, created_at)
     values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,'SignUp',$16,$16,$17,$18,$19,$20,$21,$22,$16)`,
    [
      playerId,
      player.brand,
      player.email,
      player.username,
      player.phoneNumber,
      player.language,
      player.country,
      player.state,
      person.firstName,
      person.lastName,
      person.dateOfBirth,
      person.street,
      person.city,
      person.zipCode,
      player.emailVerified,
      new Date(now),
      LEGAL_VERSIONS.TERMS,
      LEGAL_VERSIONS.PRIVACY_POLICY,
      player.marketing.sms,
      player.marketing.email,
      player.marketing.phone,
      player.marketing.webPush,
    ],
  );
  await storePersonalCode(client, deps.personalCodes, playerId, person.ssn);
  if (player.phoneVerified)
    await client.query('update api.player set is_phone_number_verified = true where id = $1', [playerId]);
  // the usual method is the default of the column
  if (player.registrationMethod !== 'IDENTITY_FORM')
    await client.query('update api.player set registration_method = $2 where id = $1', [
      playerId,
      player.registrationMethod,
    ]);
  if (player.eId) await recordElectronicIdentity(client, playerId, player.eId.method, now);
  for (const kind of LEGAL_TEXTS) await recordAcceptance(client, playerId, kind, new Date(now));
  await recordMarketingConsent(client, playerId, player.marketing, new Date(now));
  await client.query('select api.open_wallet($1, $2, $3)', [
    playerId,
    player.brand,
    brands[player.brand as BrandId].currency,
  ]);
  for (const limit of player.limits ?? []) {
    await client.query(
      `insert into api.player_limit (player_id, kind, period, ceiling, set_at) select $1, r.kind, r.period, $4, $5 from api.limit_rule r where r.brand = $6 and r.is_offered and r.kind = $2 and r.period = $3
       on conflict do nothing`,
      [
        playerId,
        limit.kind,
        limit.period,
        limit.kind === 'SESSION' ? limit.minutes : limit.amountMinor,
        new Date(now),
        player.brand,
      ],
    );
  }
  if (player.limits && !player.limits.some(({ kind }) => kind === 'DEPOSIT'))
    await declineDepositLimit({ pool: client, clock: () => now }, playerId);
  if (player.jackpotOptIn)
    await recordJackpotConsent(client, content.of(player.brand as BrandId), playerId, now);
  return succeed({ playerId, isNew: true });
}

/** A person has one account per brand, regardless of the name; codes are compared by their digests. */
async function isCodeTaken(
  { personalCodes }: PlayerCreationDeps,
  client: PoolClient,
  { brand, country, personalInfo }: NewPlayer,
): Promise<boolean> {
  const digests = personalCodes.digests(personalInfo.ssn);
  const [first] = digests;
  if (!first) return false;
  // serializes registrations with one code
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `${brand}\n${first.toString('hex')}`,
  ]);
  const { rowCount } = await client.query(
    'select 1 from api.player where brand = $1 and country = $2 and ssn_digest = any($3)',
    [brand, country, digests],
  );
  return rowCount !== 0;
}

/** A number that another player has verified signs in to that account, so it cannot open a second one. */
async function isPhoneTaken(
  client: PoolClient,
  { brand, phoneNumber }: Pick<NewPlayer, 'brand' | 'phoneNumber'>,
): Promise<boolean> {
  // serializes registrations of one number
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `${brand}\n${phoneNumber ?? ''}`,
  ]);
  const { rowCount } = await client.query(
    'select 1 from api.player where brand = $1 and phone_number = $2 and is_phone_number_verified',
    [brand, phoneNumber],
  );
  return rowCount !== 0;
}
