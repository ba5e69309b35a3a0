import {
  createRateLimit,
  type Clock,
  type FoyerSettings,
  type Log,
  type ServiceClient,
} from '@foyer/runtime';
import type { PageThemes } from '../html/pageThemes.ts';
import type { Upstream } from '../proxy/upstreams.ts';
import { createDocumentGate, type DocumentGate } from './documentGate.ts';
import { createSessionApi } from './sessionApi.ts';
import { createSessionEndpoints, type SessionEndpoints } from './sessionEndpoints.ts';

export interface Sessions {
  readonly endpoints: SessionEndpoints;
  readonly gate: DocumentGate;
}

export interface SessionsDeps {
  readonly upstream: Upstream;
  readonly settings: Pick<FoyerSettings, 'internalSecret' | 'refreshTokenSeconds'>;
  readonly clock: Clock;
  readonly serviceClient: ServiceClient;
  readonly log: Log;
  readonly themes: PageThemes;
  readonly gamesOrigin: string;
}

// counted per session, which may have many tabs
const CALLS_AT_ONCE = 100;
const CALLS_PER_SECOND = 5;

/**
 * Sessions of brands with `custom` integration (requirements/platform#tokens): the browser has a handle,
 * the api the tokens.
 */
export function createSessions(deps: SessionsDeps): Sessions {
  const api = createSessionApi(deps);
  const limit = createRateLimit({ capacity: CALLS_AT_ONCE, perSecond: CALLS_PER_SECOND, clock: deps.clock });
  const sessionSeconds = deps.settings.refreshTokenSeconds;
  return {
    endpoints: createSessionEndpoints({ api, limit, clock: deps.clock, sessionSeconds }),
    gate: createDocumentGate({
      api,
      gamesOrigin: deps.gamesOrigin,
      sessionSeconds,
      brandCss: (brand) => deps.themes.of(brand).css,
    }),
  };
}
