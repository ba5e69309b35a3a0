import * as v from 'valibot';
import { isCalendarDay } from '@foyer/kernel/calendar-day';
import { isBrandId, PAY_AND_PLAY_FLOWS, type BrandId } from '@foyer/market';
import { checked, type Answer, type Routes } from '../server/http/route.ts';
import { claimDeposit } from './claimDeposit.ts';
import { startHeldDeposit, readHeldDeposit, releaseHeldDeposit } from './heldDeposit.ts';
import { findLanguage, findSamePerson } from './isSamePerson.ts';
import { offeredFlows } from './kinds.ts';

const LARGEST_AMOUNT = 10_000_000_000;
const brand = v.custom<BrandId>((value) => typeof value === 'string' && isBrandId(value));
/** Key of api.payment_transaction, and the reference at the provider. */
const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,60}$/));
const playerId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
const locale = v.pipe(v.string(), v.regex(/^[a-z]{2}(_[A-Z]{2})?$/));

const offer = v.object({ brand, country });
const begin = v.object({
  brand,
  id,
  playerId,
  country,
  locale,
  flow: v.picklist(PAY_AND_PLAY_FLOWS),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(LARGEST_AMOUNT)),
  returnUrl: v.pipe(v.string(), v.url(), v.maxLength(2_000)),
});
const look = v.object({ brand, id, proof: v.optional(v.pipe(v.string(), v.maxLength(200))) });
const claim = v.object({ brand, id, playerId, country, locale });
const release = v.object({ brand, id });
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
export const PAY_AND_PLAY_ROUTES: Routes = {
  '/internal/pay-and-play/offer': checked(offer, async (app, call) => {
    const flows = await offeredFlows(app.payments, call.brand, call.country);
    return flows ? { status: 200, body: { flows } } : unavailable();
  }),
  '/internal/pay-and-play/begin': checked(begin, async (app, call) => {
    const started = await startHeldDeposit(app, call);
    return started.ok ? { status: 200, body: started.value } : { status: 422, body: started.failure };
  }),
  '/internal/pay-and-play/look': checked(look, async (app, call) => {
    const held = await readHeldDeposit(app, { ...call, proof: call.proof });
    return held ? { status: 200, body: held } : unavailable();
  }),
  '/internal/pay-and-play/claim': checked(claim, async (app, call) => ({
    status: 200,
    body: await claimDeposit(app, call),
  })),
  '/internal/pay-and-play/person': checked(person, async (app, call) => ({
    status: 200,
    body: await findSamePerson(app.pool, call, call),
  })),
  '/internal/pay-and-play/language': checked(language, async (app, call) => ({
    status: 200,
    body: { language: await findLanguage(app.pool, call) },
  })),
  '/internal/pay-and-play/release': checked(release, async (app, call) =>
    (await releaseHeldDeposit(app, call)) ? { status: 200, body: {} } : unavailable(),
  ),
};

function unavailable(): Answer {
  return { status: 503, body: { code: 'PROVIDER_UNAVAILABLE' } };
}
