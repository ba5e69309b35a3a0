import type { Analytics, Consent } from '@foyer/contract';
import { ignoreError } from '@foyer/kernel';
import { ANALYTICS_PATH } from '@foyer/kernel/analytics-delivery';
import { rememberChoices } from '../../experiments/rememberChoices.ts';
import type { CookieJar } from '../../storage/adapters/cookies.ts';
import { createAnalytics } from '../createAnalytics.ts';

export interface BrowserAnalyticsPorts {
  readonly consent: Consent;
  readonly cookies: CookieJar;
  now(): number;
}

interface BrowserAnalytics extends Analytics {
  /** Stores the variant of an A/B test that the visitor has seen, and reports it. */
  exposed(test: string, variant: string): void;
}

let analytics: BrowserAnalytics | undefined;
let accessToken = (): Promise<string | undefined> => Promise.resolve(undefined);
/** Read with each event, because a page that is being left has no time to wait for it. */
let token: string | undefined;

/**
 * From now on events are sent with the player's access token, from which the api takes the player id. Resolves
 * when the token of the next event is known.
 */
export function identifyPlayerBy(read: () => Promise<string | undefined>): Promise<void> {
  accessToken = read;
  return readToken();
}

async function readToken(): Promise<void> {
  await accessToken().then((read) => (token = read), ignoreError('access token of analytics not read'));
}

/** The analytics of this page; created with the first event. */
export function browserAnalytics({ consent, cookies, now }: BrowserAnalyticsPorts): BrowserAnalytics {
  if (analytics) return analytics;
  const remember = rememberChoices({ cookies, consent });
  const port = createAnalytics({
    consent,
    now,
    id: () => crypto.randomUUID(),
    send: (body) => send(body).catch(notSent),
    after: (ms, act) => void setTimeout(act, ms),
  });
  addEventListener('pagehide', port.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') port.flush();
  });
  const track: Analytics['track'] = (name, properties) => {
    port.track(name, properties);
    void readToken();
  };
  analytics = {
    track,
    exposed(test, variant) {
      remember(test, variant);
      track('experiment_exposed', { test, variant });
    },
  };
  return analytics;
}

/** `keepalive`: the delivery continues after the page was left. */
async function send(body: string): Promise<boolean> {
  const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  const { status } = await fetch(ANALYTICS_PATH, { method: 'POST', body, headers, keepalive: true });
  return status !== 429 && status < 500;
}

function notSent(error: unknown): boolean {
  ignoreError('analytics not sent, repeated with the next event')(error);
  return false;
}
