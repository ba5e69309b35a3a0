import type { IncomingMessage } from 'node:http';
import type { EngagementBlock, EngagementRefusal } from '@foyer/kernel/engagement';
import { isBrandId, type BrandId } from '@foyer/market';
import { Refusal, sendJson, type Route, type RouteCall } from '@foyer/runtime';
import type { EngagementParts } from '../deps.ts';
import type { EligibilityCache } from '../eligibility/eligibilityCache.ts';
import type { Eligibility } from '../eligibility/operator.ts';
import { blocksOf } from '../facts/factFeed.ts';
import { readState, type VersionedState } from '../facts/factRows.ts';
import type { Caller, PlayerTokens } from '../provider/playerTokens.ts';
import type { StoredRules } from '../rules/ruleSets.ts';
import type { EndedSessions } from './endedSessions.ts';

/** Dependencies of routes for players. */
export interface PlayerRouteDeps extends EngagementParts {
  readonly tokens: PlayerTokens;
  readonly eligibility: EligibilityCache;
  readonly endedSessions: EndedSessions;
}

/** A request of a signed-in player. */
export interface PlayerCall {
  readonly caller: Caller & { readonly brand: BrandId };
  readonly eligibility: Eligibility;
  readonly stored: VersionedState;
  /** Reasons why the service is closed to the player now; empty when it is open. */
  readonly blocks: readonly EngagementBlock[];
  readonly rules: StoredRules;
  /** Requested locale; texts fall back to English. */
  readonly locale: string;
  readonly url: URL;
  readonly request: IncomingMessage;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** An action that was not carried out: 409, or 404 for an unknown subject. */
export class ActionRefusal extends Error {
  readonly code: EngagementRefusal;
  readonly blocks: readonly EngagementBlock[];

  constructor(code: EngagementRefusal, blocks: readonly EngagementBlock[] = []) {
    super(`The action was refused: ${code}.`);
    this.name = 'ActionRefusal';
    this.code = code;
    this.blocks = blocks;
  }
}

const BEARER = /^Bearer ([\w.-]{1,2000})$/;
const MAX_LOCALE_LENGTH = 10;

/** The brand that the gateway derived from the host. */
export function brandOf({ request }: Pick<RouteCall, 'request'>): BrandId | undefined {
  const brand = request.headers['brand'];
  return typeof brand === 'string' && isBrandId(brand) ? brand : undefined;
}

/** Route of a query: a cached eligibility is sufficient. */
export function reading(deps: PlayerRouteDeps, answer: (call: PlayerCall) => Promise<object>): Route {
  return playerRoute(deps, answer, (caller) => deps.eligibility.of(caller));
}

/**
 * Route of an action: checks the eligibility with the operator on each call, and fails closed without an
 * answer.
 */
export function acting(deps: PlayerRouteDeps, answer: (call: PlayerCall) => Promise<object>): Route {
  return playerRoute(deps, answer, (caller) => deps.operator.eligibility(caller));
}

function playerRoute(
  deps: PlayerRouteDeps,
  answer: (call: PlayerCall) => Promise<object>,
  ask: (caller: Caller) => Promise<Eligibility | undefined>,
): Route {
  return async (route) => {
    const brand = brandOf(route);
    const [, token = ''] = BEARER.exec(route.request.headers.authorization ?? '') ?? [];
    const caller = brand && (await deps.tokens.verify(token, brand));
    if (!brand || !caller || deps.endedSessions.has(caller.sid)) throw unauthenticated();
    const eligibility = await ask(caller).catch((error: unknown) => {
      deps.log.warn('eligibility could not be checked', { error });
      throw new Refusal(503, 'UNAVAILABLE', 'The eligibility of the player cannot be checked.');
    });
    if (!eligibility || eligibility.isSessionLive === false) throw unauthenticated();
    const rules = deps.ruleSets.current(brand);
    if (!rules) throw new Refusal(404, 'NOT_FOUND', 'The brand has no engagement.');
    const stored = await readState(deps.pool, caller);
    try {
      const body = await answer({
        caller: { ...caller, brand },
        eligibility,
        stored,
        blocks: blocksOf(eligibility.blocks, stored.state),
        rules,
        locale: (route.url.searchParams.get('locale') ?? '').slice(0, MAX_LOCALE_LENGTH),
        url: route.url,
        request: route.request,
        params: route.params,
      });
      sendJson(route.response, 200, body);
    } catch (error) {
      if (!(error instanceof ActionRefusal)) throw error;
      const status = error.code.startsWith('UNKNOWN_') ? 404 : 409;
      sendJson(route.response, status, { code: error.code, blocks: error.blocks });
    }
  };
}

function unauthenticated(): Refusal {
  return new Refusal(401, 'UNAUTHENTICATED', 'The token is invalid or its session has ended.');
}
