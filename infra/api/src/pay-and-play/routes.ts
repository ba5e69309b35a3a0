import * as v from 'valibot';
import { isCalendarDay } from '@foyer/kernel/calendar-day';
import { PAY_AND_PLAY_FLOWS } from '@foyer/market';
import type { RegisterChecks } from '../exclusions/register/registerChecks.ts';
import { brandSchema as brand, checked, type Answer, type Routes } from '../server/http/route.ts';
import { claimDeposit, type Claim } from './claimDeposit.ts';
import {
  startHeldDeposit,
  readHeldDeposit,
  releaseHeldDeposit,
  type HeldDepositDeps,
} from './heldDeposit.ts';
import { findLanguage, findSamePerson, type SamePersonDeps } from './isSamePerson.ts';
import { offeredFlows } from './kinds.ts';

/** Minor units. */
const MAX_AMOUNT = 10_000_000_000;
/** Key of api.payment_transaction, and the reference at the provider. */
const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,60}$/));
const playerId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
const locale = v.pipe(v.string(), v.regex(/^[a-z]{2}(_[A-Z]{2})?$/));

const offerBody = v.object({ brand, country });
const startBody = v.object({
  brand,
  id,
  playerId,
  country,
  locale,
  flow: v.picklist(PAY_AND_PLAY_FLOWS),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_AMOUNT)),
  returnUrl: v.pipe(v.string(), v.url(), v.maxLength(2_000)),
});
const readBody = v.object({ brand, id, proof: v.optional(v.pipe(v.string(), v.maxLength(200))) });
const claimBody = v.object({ brand, id, playerId, country, locale });
const releaseBody = v.object({ brand, id });
const language = v.object({ brand, playerId });
const person = v.object({
  brand,
  playerId,
  givenName: v.string(),
  familyName: v.string(),
  birthDate: v.pipe(v.string(), v.check(isCalendarDay)),
  personalCode: v.optional(v.string()),
});

/**
 * Calls of the identity server during a sign-up or sign-in by bank; the money stays in the api (ADR 0107).
 */
export function createPayAndPlayRoutes(
  deps: HeldDepositDeps & SamePersonDeps & { readonly registerChecks: Pick<RegisterChecks, 'check'> },
): Routes {
  const start = checked(startBody, async (call) => {
    const started = await startHeldDeposit(deps, call);
    return started.ok ? { status: 200, body: started.value } : { status: 422, body: started.failure };
  });
  const status = checked(readBody, async (call) => {
    const held = await readHeldDeposit(deps, { ...call, proof: call.proof });
    return held ? { status: 200, body: held } : unavailable();
  });
  return {
    'POST /internal/pay-and-play/offer': checked(offerBody, async (call) => {
      const flows = await offeredFlows(deps, call.brand, call.country);
      return flows ? { status: 200, body: { flows } } : unavailable();
    }),
    'POST /internal/pay-and-play/start': start,
    'POST /internal/pay-and-play/status': status,
    'POST /internal/pay-and-play/claim': checked(claimBody, async (call) => {
      const isChecked = await deps.registerChecks.check({ brand: call.brand, id: call.playerId });
      const later: Claim = { kind: 'later' };
      return { status: 200, body: isChecked ? await claimDeposit(deps, call) : later };
    }),
    'POST /internal/pay-and-play/person': checked(person, async (call) => ({
      status: 200,
      body: await findSamePerson(deps, call, call),
    })),
    'POST /internal/pay-and-play/language': checked(language, async (call) => ({
      status: 200,
      body: { language: await findLanguage(deps.pool, call) },
    })),
    'POST /internal/pay-and-play/release': checked(releaseBody, async (call) =>
      (await releaseHeldDeposit(deps, call)) ? { status: 200, body: {} } : unavailable(),
    ),
  };
}

function unavailable(): Answer {
  return { status: 503, body: { code: 'PROVIDER_UNAVAILABLE' } };
}
