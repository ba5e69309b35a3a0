import type { Analytics, Consent } from '@foyer/contract';
import { ignoreError } from '@foyer/kernel';
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

/** From now on events are sent with the player's access token, from which the api takes the player id. */
export function identifyPlayerBy(read: () => Promise<string | undefined>): void {
  accessToken = read;
}

/** The analytics of this page; created with the first event. */
export function browserAnalytics({ consent, cookies, now }: BrowserAnalyticsPorts): BrowserAnalytics {
  if (analytics) return analytics;
  const remember = rememberChoices({ cookies, consent });
  const port = createAnalytics({
    consent,
    now,
    id: () => crypto.randomUUID(),
    send: (body) => void send(body).catch(ignoreError('analytics not sent')),
  });
  analytics = {
    track: port.track,
    exposed(test, variant) {
      remember(test, variant);
      port.track('experiment_exposed', { test, variant });
    },
  };
  return analytics;
}

async function send(body: string): Promise<void> {
  const token = await accessToken();
  const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  await fetch('/analytics', { method: 'POST', body, headers, keepalive: true });
}
