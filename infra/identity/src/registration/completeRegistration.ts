import type { PayAndPlayFlow } from '@foyer/market';
import { nameKey } from '@foyer/kernel/person-name';
import { keyedHash } from '../security/keys.ts';
import { RegisterUnavailable, type CreationAnswer, type NewPlayer } from '../players/playersApi.ts';
import type { Services } from '../services.ts';
import { sendVerification } from '../verification/sendVerification.ts';
import type { Scene } from '../pages/scene.ts';
import { eidOf } from './eidAnswers.ts';
import { offersJackpot } from './marketing.ts';
import type { Draft } from '../store/drafts.ts';
import type { Origin } from '../store/events.ts';
import { isBySms, type Answers } from './steps.ts';

/** Facts that a bank login adds to a registration. */
export interface RegistrationOrigin {
  readonly limits?: NewPlayer['limits'];
  readonly flow?: PayAndPlayFlow;
}

export type Completion =
  | { readonly kind: 'done' }
  | { readonly kind: 'email-taken' }
  | { readonly kind: 'phone-taken' }
  /** The response does not reveal the reason, which is in the event log. */
  | { readonly kind: 'refused'; readonly isUnderAge: boolean };

/**
 * Reserves the email address and the person, has the api create the player with the id chosen here, then
 * activates the credential, or releases it after a refusal. After a crash between two of these steps another submit
 * repairs it: the same draft yields the same player id.
 * @throws ApiUnavailable
 */
export async function completeRegistration(
  services: Services,
  scene: Scene,
  draft: Draft,
  from: Origin,
  origin: string,
  { limits, flow }: RegistrationOrigin = {},
): Promise<Completion> {
  const { brand } = scene;
  const email = draft.answers['email'] ?? '';
  const credential = {
    playerId: draft.playerId,
    email,
    password: draft.password,
    personKey: personKeyOf(services, brand, draft.answers),
    locale: scene.locale,
  };
  const claim = await services.credentials.claim(brand, credential);
  if (claim === 'email-taken') return { kind: 'email-taken' };
  const answer =
    claim === 'person-taken'
      ? ({ created: false, code: 'DUPLICATE_PERSON' } as const)
      : await createPlayer(services, { ...newPlayer(scene, draft, flow), ...(limits && { limits }) });
  if (!answer.created) {
    await services.events.record({
      kind: 'REGISTRATION_REFUSED',
      brand,
      from,
      details: { code: answer.code },
    });
    if (answer.code === 'DUPLICATE_PHONE') return { kind: 'phone-taken' };
    return answer.code === 'DUPLICATE_EMAIL'
      ? { kind: 'email-taken' }
      : { kind: 'refused', isUnderAge: answer.code === 'UNDER_AGE' };
  }
  await services.credentials.activate(brand, credential);
  const stated = eidOf(draft.answers);
  if (stated) await services.eidLogins.link(brand, stated, draft.playerId);
  await services.drafts.complete(brand, draft.id);
  await services.events.record({
    kind: 'ACCOUNT_REGISTERED',
    brand,
    playerId: draft.playerId,
    from,
    details: { country: draft.answers['country'] },
  });
  // the account is open even if the email fails; the profile page can send it again
  await sendVerification(services, {
    brand,
    playerId: draft.playerId,
    email,
    reason: 'SignUp',
    locale: scene.locale,
    origin,
  }).catch((error: unknown) => services.log.warn('verification email not sent', { brand, error }));
  return { kind: 'done' };
}

/**
 * Creates the player, or releases the email address and the person, so that the visitor can correct the answers in any
 * browser. Without an answer of the api the reservation stays, because the player may exist: it expires.
 */
async function createPlayer(
  { players, credentials }: Pick<Services, 'players' | 'credentials'>,
  player: NewPlayer,
): Promise<CreationAnswer> {
  const release = () => credentials.release(player.brand, player.playerId);
  try {
    const answer = await players.create(player);
    if (!answer.created) await release();
    return answer;
  } catch (error) {
    if (error instanceof RegisterUnavailable) await release();
    throw error;
  }
}

/** The payment gateway shows its own registration form. */
const METHOD_OF_FLOW = {
  OpenBanking: 'OPEN_BANKING',
  BankPayment: 'BANK_PAYMENT',
  PaymentGateway: 'EMBEDDED_FORM',
} as const satisfies Readonly<Record<PayAndPlayFlow, NewPlayer['registrationMethod']>>;

function newPlayer(scene: Scene, { playerId, answers }: Draft, flow: PayAndPlayFlow | undefined): NewPlayer {
  const { brand, locale } = scene;
  const text = (name: string): string => answers[name] ?? '';
  const ownMethod = text('personalCode') === '' ? 'IDENTITY_FORM' : 'SSN';
  const state = text('state');
  const stated = eidOf(answers);
  return {
    brand,
    playerId,
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    language: locale,
    country: text('country'),
    ...(state === '' ? {} : { state }),
    personalInfo: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      dateOfBirth: text('dateOfBirth'),
      street: text('street'),
      city: text('city'),
      zipCode: text('zipCode'),
      ...(text('personalCode') === '' ? {} : { ssn: text('personalCode') }),
    },
    termsAccepted: text('terms') === 'yes',
    privacyPolicyAccepted: text('privacy') === 'yes',
    emailVerified: false,
    ...(isBySms(answers) && { phoneVerified: text('verifiedPhone') === text('phoneNumber') }),
    ...(stated && { eId: { method: stated.method } }),
    registrationMethod: flow ? METHOD_OF_FLOW[flow] : ownMethod,
    marketing: {
      sms: text('marketingSms') === 'yes',
      email: text('marketingEmail') === 'yes',
      phone: text('marketingPhone') === 'yes',
      webPush: false,
    },
    ...(offersJackpot(scene) && text('jackpot') === 'yes' && { jackpotOptIn: true }),
  };
}

/**
 * One account per person and brand: identified by the personal code, or else by name, date of birth and
 * country.
 */
export function personKeyOf(services: Pick<Services, 'personKey'>, brand: string, answers: Answers): Buffer {
  const plain = (name: string): string => (answers[name] ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const code = plain('personalCode');
  const name = nameKey({ given: answers['firstName'] ?? '', family: answers['lastName'] ?? '' });
  const person = code === '' ? [name, plain('dateOfBirth'), plain('country')] : [plain('country'), code];
  return keyedHash(services.personKey, JSON.stringify([brand, ...person]));
}
