import { cookieHeader, readCookie } from '@foyer/runtime';
import { bankLoginOf } from '../bank/cookie.ts';
import { MAX_INPUT_LENGTH } from '@foyer/money';
import type { FieldErrors } from '../pages/fields.ts';
import { registrationPage, singleRegistrationPage } from '../pages/registrationPages.ts';
import { todayIn } from '../registration/age.ts';
import { completeRegistration } from '../registration/completeRegistration.ts';
import { eidOf } from '../registration/eidAnswers.ts';
import { isBySms, reachableStep, stepAfter, STEPS, type Answers, type Step } from '../registration/steps.ts';
import { validateStep, type Validated } from '../registration/validation.ts';
import type { Market } from '@foyer/market';
import { COUNTRY_PARAMETER } from '../realm/policy.ts';
import { networkOf } from '../security/network.ts';
import { DRAFT_SECONDS, type Draft } from '../store/drafts.ts';
import { proceed } from './finish.ts';
import { addressLimit } from './provePassword.ts';
import { checkPhoneCode, sendPhoneCode } from './registerPhone.ts';
import { showLocked } from './signIn.ts';
import { goTo, show, showNotice, type Visit } from './visit.ts';

const FIRST: Step = 'country';

/**
 * Starts a registration from the client. The country in the request is newer than that of a stored draft
 * and replaces it.
 */
export async function beginRegistration(visit: Visit): Promise<void> {
  const draft = await draftOf(visit);
  const { step, answers } = firstAnswers(visit);
  if (draft && answers['country'] !== undefined && answers['country'] !== draft.answers['country']) {
    const furthest = step === FIRST || draft.step === FIRST ? step : draft.step;
    await visit.services.drafts.save(visit.scene.brand, {
      ...draft,
      answers: await withFlow(visit, { ...draft.answers, ...answers, state: '' }),
      step: furthest,
    });
  }
  await showRegistration(visit);
}

export async function showRegistration(visit: Visit): Promise<void> {
  const draft = await draftOf(visit);
  const { step: furthest, answers } = draft ?? firstAnswers(visit);
  const step = reachableStep(visit.query.get('step'), furthest);
  const hint = visit.interaction.params['login_hint'];
  const known =
    typeof hint === 'string' && answers['email'] === undefined
      ? { ...answers, email: hint.slice(0, MAX_INPUT_LENGTH) }
      : answers;
  if (visit.scene.features.variation('registration_form') === 'single' && step !== 'phone')
    return show(
      visit,
      200,
      singleRegistrationPage(visit.scene, visit.assets, {
        answers: known,
        unfinished: await bankLoginOf(visit),
      }),
    );
  show(
    visit,
    200,
    registrationPage(visit.scene, visit.assets, {
      step,
      answers: known,
      unfinished: await bankLoginOf(visit),
    }),
  );
}

/** Handles one step: stores valid input; otherwise shows the input with each error at its field. */
export async function takeStep(visit: Visit, step: Step): Promise<void> {
  const { services, scene, form } = visit;
  const draft = (await draftOf(visit)) ?? (await startDraft(visit));
  if (STEPS.indexOf(step) > STEPS.indexOf(draft.step)) return goTo(visit, '/register');
  const { values, errors } = validateOwnStep(visit, step, draft);
  const typed = { ...draft.answers, ...values };
  const answers = step === 'country' ? await withFlow(visit, typed) : typed;
  const found =
    Object.keys(errors).length > 0 ? errors : await validate(visit, step, draft, values['email'] ?? '');
  if (found === 'locked') return;
  if (Object.keys(found).length > 0) {
    await keepCode(visit, draft, answers);
    return show(visit, 422, registrationPage(scene, visit.assets, { step, answers, errors: found }));
  }

  const password =
    step === 'account' && !isBySms(answers)
      ? await services.passwords.hash(form.get('password') ?? '')
      : draft.password;
  const next = stepAfter(step, answers);
  const furthest = next !== undefined && STEPS.indexOf(next) > STEPS.indexOf(draft.step) ? next : draft.step;
  const verified = step === 'phone' ? { verifiedPhone: answers['phoneNumber'] ?? '' } : {};
  const saved: Draft = { ...draft, answers: { ...answers, ...verified }, password, step: furthest };
  await services.drafts.save(scene.brand, saved);
  if (step === 'phone' && saved.answers['terms'] === 'yes') return complete(visit, saved); // the whole form is on one page
  if (next === 'phone' && !(await sendPhoneCode(visit, saved))) return;
  if (next !== undefined) return goTo(visit, `/register?step=${next}`);
  await complete(visit, saved);
}

/** A step of the form, without what the national e-ID stated: a form cannot change that. */
export function validateOwnStep({ scene, services, form }: Visit, step: Step, draft: Draft): Validated {
  const { market } = scene;
  if (step === 'country' || step === 'person') {
    if (eidOf(draft.answers)) return { values: {}, errors: {} };
    if (step === 'person' && needsEid(market))
      return { values: {}, errors: { eId: 'identity.eid.required' } };
  }
  const today = todayIn(market.licence.timeZone, services.clock());
  return validateStep(step, form, { market, today, answers: draft.answers });
}

/** True where a typed personal code does not count. */
export function needsEid({ licence }: Market): boolean {
  return licence.eId !== undefined && licence.kyc.eIdRequired === true;
}

/** Stores a valid personal code of a form that is shown again, because no page shows it a second time. */
export async function keepCode({ services, scene }: Visit, draft: Draft, answers: Answers): Promise<void> {
  const { personalCode = '', dateOfBirth = '' } = answers;
  if (personalCode === '' || personalCode === draft.answers['personalCode']) return;
  await services.drafts.save(scene.brand, {
    ...draft,
    answers: { ...draft.answers, personalCode, dateOfBirth },
  });
}

/**
 * Runs the checks that need the server. Each check counts as an attempt, so that the form cannot be used to
 * enumerate addresses.
 */
export async function validate(
  visit: Visit,
  step: Step,
  draft: Draft,
  email: string,
): Promise<FieldErrors | 'locked'> {
  if (step === 'phone') return checkPhoneCode(visit, draft);
  if (step !== 'account') return {};
  const { services, scene, from } = visit;
  const attempt = await services.attempts.take(
    'registration',
    networkOf(from.address),
    addressLimit(services),
  );
  if (!attempt.allowed) {
    showLocked(visit, email, attempt.lockedUntil);
    return 'locked';
  }
  return (await services.credentials.isEmailTaken(scene.brand, email, draft.playerId))
    ? { email: 'identity.error.emailTaken' }
    : {};
}

export async function complete(visit: Visit, draft: Draft): Promise<void> {
  const { services, scene, from, form, response } = visit;
  const completion = await completeRegistration(services, scene, draft, from, visit.site.origin);
  if (completion.kind === 'email-taken') {
    return show(
      visit,
      422,
      registrationPage(scene, visit.assets, {
        step: 'account',
        answers: draft.answers,
        errors: { email: 'identity.error.emailTaken' },
      }),
    );
  }
  if (completion.kind === 'phone-taken') {
    return show(
      visit,
      422,
      registrationPage(scene, visit.assets, {
        step: 'address',
        answers: draft.answers,
        errors: { phoneNumber: 'identity.error.phoneTaken' },
      }),
    );
  }
  if (completion.kind === 'refused') {
    // the page promises that no data is stored
    if (completion.isUnderAge) await services.drafts.complete(scene.brand, draft.id);
    return showNotice(visit, 403, completion.isUnderAge ? 'under-age' : 'registration-refused');
  }
  response.setHeader('set-cookie', draftCookie(visit, '', 0));
  await proceed(visit, {
    playerId: draft.playerId,
    methods: isBySms(draft.answers) ? ['otp', 'sms'] : ['pwd'],
    isNewPlayer: true,
    canHoldPasskey: form.get('can_hold_passkey') === 'yes',
  });
}

export function draftOf(visit: Visit): Promise<Draft | undefined> {
  return visit.services.drafts.find(visit.scene.brand, readCookie(visit.request, cookieName(visit)));
}

/** Sends another code to the phone number of the registration. */
export async function resendPhoneCode(visit: Visit): Promise<void> {
  const draft = await draftOf(visit);
  if (draft?.step !== 'phone') return goTo(visit, '/register');
  if (await sendPhoneCode(visit, draft)) goTo(visit, '/register?step=phone');
}

/** The answers with the flow that the site settings offer in their country. */
export async function withFlow({ services, scene }: Visit, answers: Answers): Promise<Answers> {
  const { country } = answers;
  if (country === undefined || country === '') return answers;
  const flow = await services.players.registrationFlow(scene.brand, country);
  return { ...answers, flow: flow ?? '' };
}

/**
 * A country in the request completes the first step. For Canada the province is still required
 * (requirements/validation#country-subdivision).
 */
function firstAnswers({ interaction, scene }: Visit): Pick<Draft, 'step' | 'answers'> {
  const country = interaction.params[COUNTRY_PARAMETER];
  if (typeof country !== 'string' || !scene.market.brand.countries.includes(country))
    return { step: FIRST, answers: {} };
  return { step: country === 'CA' ? FIRST : 'account', answers: { country } };
}

export async function startDraft(visit: Visit): Promise<Draft> {
  const { step, answers } = firstAnswers(visit);
  const draft = await visit.services.drafts.create(visit.scene.brand, {
    step,
    answers: await withFlow(visit, answers),
  });
  visit.response.setHeader('set-cookie', draftCookie(visit, draft.id, DRAFT_SECONDS));
  return draft;
}

/** The cookie that identifies the draft of this browser. */
export function draftCookie(visit: Pick<Visit, 'site'>, value: string, seconds: number): string {
  const isSecure = visit.site.origin.startsWith('https:');
  return cookieHeader(cookieName(visit), value, {
    path: isSecure ? '/' : `/realms/${visit.site.brand}`,
    maxAge: seconds,
    secure: isSecure,
    sameSite: 'lax',
  });
}

function cookieName({ site }: Pick<Visit, 'site'>): string {
  return `${site.origin.startsWith('https:') ? '__Host-' : ''}${site.brand}_registration`;
}
