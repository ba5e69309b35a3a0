import type { LimitPeriod } from '@foyer/market';
import type { Clock, FoyerSettings, Log, ServiceClient } from '@foyer/runtime';
import * as v from 'valibot';
import type { EidPerson } from '../store/eidLogins.ts';

/** The api's decision on whether a player may sign in now. */
export type SignInVerdict = { readonly allowed: true } | RefusedVerdict;

export interface RefusedVerdict {
  readonly allowed: false;
  readonly reason: string;
  readonly cause: string;
  readonly until: number | undefined;
  readonly reopenByCustomerAllowed: boolean;
  /** Text about a closed account, with the placeholder `{userLoginMethod}`; empty without a published one. */
  readonly text: string;
  /** State of the exclusion; present only for excluded players. */
  readonly return?: ExclusionReturn;
}

/** An excluded player's request to end the exclusion. */
export interface ExclusionReturn {
  readonly state: string;
  /** Reason that refuses a request to end an exclusion now. */
  readonly refusal: string | undefined;
  /** End of the cool-off after an approval; ms since the epoch. */
  readonly coolOffEndsAt: number | undefined;
}

export type ExcludedPayout =
  | { readonly requested: true; readonly amount: number; readonly currency: string }
  | { readonly requested: false; readonly code: string };

export interface NewPlayer {
  readonly brand: string;
  /** Chosen by identity, so that a retry creates the same player. */
  readonly playerId: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly language: string;
  readonly country: string;
  readonly state?: string;
  readonly personalInfo: Readonly<Record<string, string>>;
  readonly termsAccepted: boolean;
  readonly privacyPolicyAccepted: boolean;
  readonly emailVerified: boolean;
  readonly registrationMethod: 'SSN' | 'OPEN_BANKING' | 'BANK_PAYMENT' | 'IDENTITY_FORM' | 'EMBEDDED_FORM';
  /** The phone number was verified by a code of the registration. */
  readonly phoneVerified?: boolean;
  /** The national e-ID stated the person, with this method. */
  readonly eId?: { readonly method: string };
  /**
   * Limits offered before the first deposit, where the licence requires it; empty when the player skipped
   * them.
   */
  readonly limits?: readonly {
    readonly kind: 'DEPOSIT';
    readonly period: LimitPeriod;
    readonly amountMinor: number;
  }[];
  readonly marketing: {
    readonly sms: boolean;
    readonly email: boolean;
    readonly phone: boolean;
    readonly webPush: boolean;
  };
  /** The player agreed to contribute to the jackpot with each bet. */
  readonly jackpotOptIn?: boolean;
}

export type CreationAnswer = { readonly created: true } | { readonly created: false; readonly code: string };

export interface PlayersApi {
  /**
   * @param locale - language of the returned texts; the brand's by default.
   * @throws ApiUnavailable
   */
  signInCheck(
    brand: string,
    playerId: string,
    from: { readonly country: string; readonly address: string },
    locale?: string,
  ): Promise<SignInVerdict>;
  /**
   * The registration flow that the site settings offer in a country.
   * @throws ApiUnavailable
   */
  registrationFlow(brand: string, country: string): Promise<string | undefined>;
  /** @throws ApiUnavailable, RegisterUnavailable */
  create(player: NewPlayer): Promise<CreationAnswer>;
  /**
   * Records that the e-ID stated who the player is; false when the account belongs to another person.
   * @throws ApiUnavailable
   */
  recordEid(
    brand: string,
    playerId: string,
    person: Pick<EidPerson, 'method' | 'givenName' | 'familyName' | 'dateOfBirth' | 'personalCode'>,
  ): Promise<boolean>;
  /** @throws ApiUnavailable */
  reopen(brand: string, playerId: string): Promise<boolean>;
  /**
   * Requests the payout of an excluded player's balance; the same id is the same payout.
   * @throws ApiUnavailable
   */
  withdrawExcluded(brand: string, playerId: string, id: string): Promise<ExcludedPayout>;
  /**
   * Stores an excluded player's request to end an exclusion. Its outcome is part of the next sign-in check.
   * @throws ApiUnavailable
   */
  requestReturn(brand: string, playerId: string, reason: string, key: string): Promise<void>;
  /** Cancels the open request to end an exclusion; without one it has no effect. */
  withdrawReturn(brand: string, playerId: string, key: string): Promise<void>;
}

/** Reason of a refused sign-in, and code of a refused registration. */
export const REGISTER_UNAVAILABLE = 'REGISTER_UNAVAILABLE';

/** The api did not answer or its answer is invalid; callers refuse (fail closed). */
export class ApiUnavailable extends Error {
  constructor(call: string, options?: ErrorOptions) {
    super(`The api gave no usable answer to ${call}.`, options);
    this.name = 'ApiUnavailable';
  }
}

/** The national exclusion register did not answer the api: players of its licence may not sign in or register. */
export class RegisterUnavailable extends ApiUnavailable {}

const payoutSchema = v.object({ amount: v.number(), currency: v.string() });
const returnSchema = v.object({
  state: v.string(),
  refusal: v.optional(v.string()),
  coolOffEndsAt: v.optional(v.string()),
});

function readReturn(value: unknown): Pick<RefusedVerdict, 'return'> {
  const parsed = v.safeParse(returnSchema, value);
  if (!parsed.success) return {};
  const { state, refusal, coolOffEndsAt } = parsed.output;
  return {
    return: {
      state,
      refusal,
      coolOffEndsAt: coolOffEndsAt === undefined ? undefined : Date.parse(coolOffEndsAt),
    },
  };
}

const bodySchema = v.nullable(v.record(v.string(), v.unknown()));
type Json = v.InferOutput<typeof bodySchema>;

export function createPlayersApi(deps: {
  settings: FoyerSettings;
  clock: Clock;
  serviceClient: ServiceClient;
  log: Log;
}): PlayersApi {
  async function call(path: string, body: unknown): Promise<{ status: number; body: Json }> {
    try {
      const response = await deps.serviceClient.callSigned({
        baseUrl: `http://127.0.0.1:${deps.settings.apiPort}`,
        path,
        body,
        secret: deps.settings.internalSecret,
        clock: deps.clock,
      });
      if (response.status < 500) return { status: response.status, body: v.parse(bodySchema, response.body) };
      deps.log.warn('internal call rejected by api', { path, status: response.status });
    } catch (error) {
      deps.log.warn('internal call to api failed', { path, error });
      throw new ApiUnavailable(path, { cause: error });
    }
    throw new ApiUnavailable(path);
  }

  return {
    async signInCheck(brand, playerId, { country, address }, locale) {
      const question = { brand, playerId, country, address, ...(locale !== undefined && { locale }) };
      const { status, body } = await call('/internal/sign-in-check', question);
      if (status === 200 && body?.['allowed'] === true) return { allowed: true };
      if (status !== 200 || body?.['allowed'] !== false) throw new ApiUnavailable('/internal/sign-in-check');
      const until = Date.parse(textOf(body, 'until'));
      return {
        allowed: false,
        reason: textOf(body, 'reason'),
        cause: textOf(body, 'cause'),
        until: Number.isNaN(until) ? undefined : until,
        reopenByCustomerAllowed: body['reopenByCustomerAllowed'] === true,
        text: textOf(body, 'text'),
        ...readReturn(body['return']),
      };
    },
    async registrationFlow(brand, country) {
      const { body } = await call('/internal/players/registration-flow', { brand, country });
      return textOf(body, 'flow') || undefined;
    },
    async create(player) {
      const { status, body } = await call('/internal/players', player);
      if (status === 200 || status === 201) return { created: true };
      const code = textOf(body, 'code');
      if (code === REGISTER_UNAVAILABLE) throw new RegisterUnavailable('/internal/players');
      if (status === 409 || status === 422) return { created: false, code };
      throw new ApiUnavailable('/internal/players');
    },
    async recordEid(brand, playerId, { method, givenName, familyName, dateOfBirth, personalCode }) {
      const { status } = await call('/internal/players/e-id', {
        brand,
        playerId,
        method,
        givenName,
        familyName,
        birthDate: dateOfBirth,
        personalCode,
      });
      if (status !== 200 && status !== 409) throw new ApiUnavailable('/internal/players/e-id');
      return status === 200;
    },
    async reopen(brand, playerId) {
      const { status, body } = await call('/internal/players/reopen', { brand, playerId });
      return status === 200 && body?.['reopened'] === true;
    },
    async withdrawExcluded(brand, playerId, id) {
      const { status, body } = await call('/internal/exclusions/payout', { brand, playerId, id });
      const paid = v.safeParse(payoutSchema, body);
      return status === 200 && paid.success
        ? { requested: true, ...paid.output }
        : { requested: false, code: textOf(body, 'code') };
    },
    async requestReturn(brand, playerId, reason, key) {
      await call('/internal/exclusions/return', { brand, playerId, reason, key });
    },
    async withdrawReturn(brand, playerId, key) {
      await call('/internal/exclusions/return/withdraw', { brand, playerId, key });
    },
  };
}

function textOf(body: Json, name: string): string {
  const value = body?.[name];
  return typeof value === 'string' ? value : '';
}
