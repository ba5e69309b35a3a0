import * as v from 'valibot';
import { inTransaction, type Clock, type FoyerSettings, type Pool } from '@foyer/runtime';
import { BRANDS } from '@foyer/market';
import type { Content } from '../content/contentReader.ts';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import { checked, type Routes } from '../server/http/route.ts';
import { findSamePerson } from '../pay-and-play/isSamePerson.ts';
import { recordElectronicIdentity } from './electronicIdentity.ts';
import { EID_METHODS } from './newPlayer.ts';
import type { PersonalCodes } from '../personal-codes/personalCodes.ts';
import { registerPlayer } from './registerPlayer.ts';
import type { RegisterChecks } from '../exclusions/register/registerChecks.ts';
import { checkSignIn, reopenAccount, withClosedText } from './signInCheck.ts';

const statedPerson = v.object({
  brand: v.pipe(v.string(), v.maxLength(40)),
  playerId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  method: v.picklist(EID_METHODS),
  givenName: v.string(),
  familyName: v.string(),
  birthDate: v.string(),
  personalCode: v.string(),
});

const countryOfBrand = v.object({ brand: v.picklist(BRANDS), country: v.pipe(v.string(), v.maxLength(2)) });

const playerOfBrand = v.object({
  brand: v.pipe(v.string(), v.maxLength(40)),
  playerId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
});

const signIn = v.object({
  ...playerOfBrand.entries,
  locale: v.optional(v.pipe(v.string(), v.maxLength(10))),
});

export interface PlayerRouteDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly content: Pick<Content, 'of'>;
  readonly settings?: Pick<FoyerSettings, 'protectionMode'>;
  readonly relay: Pick<OutboxRelay, 'kick'>;
  readonly registerChecks: Pick<RegisterChecks, 'check' | 'isRestricted'>;
  readonly personalCodes: PersonalCodes;
}

/** Calls of identity about players. */
export function createPlayerRoutes(deps: PlayerRouteDeps): Routes {
  return {
    async 'POST /internal/players'({ body }) {
      const result = await registerPlayer(deps, body);
      if (result.ok)
        return { status: result.value.isNew ? 201 : 200, body: { playerId: result.value.playerId } };
      return { status: result.failure.code.startsWith('DUPLICATE') ? 409 : 422, body: result.failure };
    },
    'POST /internal/sign-in-check': checked(signIn, async ({ brand, playerId, locale }) => ({
      status: 200,
      body: withClosedText(deps.content, brand, await checkSignIn(deps, brand, playerId), locale),
    })),
    'POST /internal/players/e-id': checked(statedPerson, async ({ brand, playerId, method, ...person }) => {
      const found = await findSamePerson(deps, { brand, playerId }, person);
      if (!found.isSame) return { status: 409, body: { code: 'ANOTHER_PERSON' } };
      await inTransaction(deps.pool, (client) =>
        recordElectronicIdentity(client, playerId, method, deps.clock()),
      );
      deps.relay.kick();
      return { status: 200, body: { language: found.language } };
    }),
    'POST /internal/players/registration-flow': checked(countryOfBrand, ({ brand, country }) => {
      const { registrations } = deps.content.of(brand).sections.site.flowSettings;
      const flow = registrations.find(({ countryCode }) => countryCode === country)?.flow ?? null;
      return Promise.resolve({ status: 200, body: { flow } });
    }),
    'POST /internal/players/reopen': checked(playerOfBrand, async ({ brand, playerId }) => {
      const reopened = await reopenAccount(deps, brand, playerId);
      deps.relay.kick();
      return reopened
        ? { status: 200, body: { reopened } }
        : { status: 409, body: { code: 'REOPEN_NOT_ALLOWED' } };
    }),
  };
}
