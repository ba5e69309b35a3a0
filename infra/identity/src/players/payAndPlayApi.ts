import * as v from 'valibot';
import { PAY_AND_PLAY_FLOWS } from '@foyer/market';
import type { Clock, FoyerSettings, Log, ServiceClient } from '@foyer/runtime';
import { bankPerson } from './bankPerson.ts';
import type { BankLogin } from '../store/bankLogins.ts';
import { ApiUnavailable } from './playersApi.ts';

const offer = v.object({
  flows: v.array(
    v.object({
      flow: v.picklist(PAY_AND_PLAY_FLOWS),
      methodName: v.string(),
      minimum: v.number(),
      maximum: v.number(),
    }),
  ),
});
export type OfferedFlow = v.InferOutput<typeof offer>['flows'][number];

const refusal = v.object({ code: v.string(), bound: v.optional(v.number()) });
const startedDeposit = v.union([
  v.object({ paymentId: v.string(), url: v.pipe(v.string(), v.url()) }),
  refusal,
]);
const url = v.pipe(v.string(), v.url(), v.regex(/^https?:/));
const heldDeposit = v.variant('state', [
  v.object({ state: v.literal('open'), url }),
  v.object({
    state: v.literal('held'),
    url,
    heldUntil: v.pipe(v.string(), v.isoTimestamp()),
    person: v.optional(bankPerson),
  }),
  v.object({ state: v.literal('over'), status: v.string() }),
]);
export type HeldState = v.InferOutput<typeof heldDeposit>;

const claim = v.variant('kind', [
  v.object({ kind: v.literal('claimed'), status: v.string() }),
  v.object({ kind: v.literal('refused'), code: v.string(), reasons: v.array(v.string()) }),
  v.object({ kind: v.literal('later') }),
]);
export type Claim = v.InferOutput<typeof claim>;

const account = v.variant('isSame', [
  v.object({ isSame: v.literal(true), language: v.optional(v.string()) }),
  v.object({ isSame: v.literal(false) }),
]);
export type Account = Extract<v.InferOutput<typeof account>, { isSame: true }>;

const language = v.object({ language: v.optional(v.string()) });

export interface PayAndPlayApi {
  /** @throws ApiUnavailable like every method here; the sign-in is then refused. */
  offer(brand: string, country: string): Promise<readonly OfferedFlow[]>;
  start(login: BankLogin, returnUrl: string): Promise<v.InferOutput<typeof startedDeposit>>;
  read(login: BankLogin, proof?: string): Promise<HeldState>;
  claim(login: BankLogin): Promise<Claim>;
  /** Returns the account if it belongs to the person whom the bank identified. */
  accountOf(login: BankLogin, playerId: string): Promise<Account | undefined>;
  /** The language of a player's emails; undefined when the api has no such player. */
  languageOf(brand: string, playerId: string): Promise<string | undefined>;
  /** Refunds now; if that fails, the provider refunds at the end of the hold. */
  release(login: BankLogin): Promise<void>;
}

/** Longer than the api's own timeout for the provider. */
const DEADLINE_MS = 15_000;
const FIRST_SERVER_ERROR = 500;
const REFUSED = 422;

export function createPayAndPlayApi(deps: {
  settings: FoyerSettings;
  clock: Clock;
  serviceClient: ServiceClient;
  log: Log;
}): PayAndPlayApi {
  async function call<Schema extends v.GenericSchema>(
    name: string,
    body: object,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    const path = `/internal/pay-and-play/${name}`;
    try {
      const response = await deps.serviceClient.callSigned({
        baseUrl: `http://127.0.0.1:${deps.settings.apiPort}`,
        path,
        body,
        secret: deps.settings.internalSecret,
        clock: deps.clock,
        deadlineMs: DEADLINE_MS,
      });
      if (response.status < FIRST_SERVER_ERROR && (response.status === 200 || response.status === REFUSED))
        return v.parse(schema, response.body);
      deps.log.warn('bank login call rejected by api', { path, status: response.status });
    } catch (error) {
      deps.log.warn('bank login call to api failed', { path, error });
    }
    throw new ApiUnavailable(path);
  }

  return {
    async offer(brand, country) {
      return (await call('offer', { brand, country }, offer)).flows;
    },
    start: ({ brand, reference, playerId, flow, amount, country, locale }, returnUrl) =>
      call(
        'start',
        { brand, id: reference, playerId, flow, amount, country, locale, returnUrl },
        startedDeposit,
      ),
    read: ({ brand, reference }, proof) =>
      call('status', { brand, id: reference, ...(proof === undefined ? {} : { proof }) }, heldDeposit),
    claim: ({ brand, reference, playerId, country, locale }) =>
      call('claim', { brand, id: reference, playerId, country, locale }, claim),
    async accountOf({ brand, person: named }, playerId) {
      const { givenName = '', familyName = '', birthDate = '', personalCode } = named ?? {};
      const found = await call(
        'person',
        {
          brand,
          playerId,
          givenName,
          familyName,
          birthDate,
          ...(personalCode !== undefined && { personalCode }),
        },
        account,
      );
      return found.isSame ? found : undefined;
    },
    async languageOf(brand, playerId) {
      return (await call('language', { brand, playerId }, language)).language;
    },
    async release({ brand, reference }) {
      await call('release', { brand, id: reference }, v.object({})).catch((error: unknown) =>
        deps.log.warn('refund deferred to end of hold', { reference, error }),
      );
    },
  };
}
