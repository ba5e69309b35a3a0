import { createHash } from 'node:crypto';
import { ignoreError } from '@foyer/kernel';
import { consentCookieOf } from '@foyer/kernel/analytics-delivery';
import type { AnalyticsEvent, AnalyticsEventName } from '@foyer/kernel/analytics-events';
import { readCookie } from '@foyer/runtime';
import * as v from 'valibot';
import type { Visit } from './visit.ts';

export type ReopeningCase = Extract<AnalyticsEventName, `REOPEN_ACCOUNT_${string}`>;

const consentCookie = v.pipe(v.string(), v.parseJson(), v.object({ categories: v.array(v.string()) }));

/**
 * Reports a step of the reopening to analytics (requirements/errors#tracking-cases), once for each interaction and
 * only with analytics consent. The events name no player: its account is closed. A sign-in never fails for them.
 */
export async function trackReopening(visit: Visit, name: ReopeningCase): Promise<void> {
  const { services, scene, interaction } = visit;
  if (!hasAnalyticsConsent(visit)) return;
  const event: AnalyticsEvent = {
    id: uuidOf(`${interaction.uid} ${name}`),
    name,
    at: services.clock(),
    properties: {},
  };
  try {
    await services.serviceClient.callSigned({
      baseUrl: `http://127.0.0.1:${services.settings.apiPort}`,
      path: '/internal/analytics',
      body: { brand: scene.brand, visit: uuidOf(interaction.uid), events: [event] },
      secret: services.settings.internalSecret,
      clock: services.clock,
    });
  } catch (error) {
    services.log.warn('analytics event not stored', { name, error });
  }
}

/** The answer to the consent question that the pages of the brand have stored; without one there is no consent. */
function hasAnalyticsConsent({ request, scene }: Pick<Visit, 'request' | 'scene'>): boolean {
  const stored = readCookie(request, consentCookieOf(scene.brand)) ?? '';
  try {
    const parsed = v.safeParse(consentCookie, decodeURIComponent(stored));
    return parsed.success && parsed.output.categories.includes('analytics');
  } catch (error) {
    return ignoreError('the consent cookie is not encoded as a URI component')(error) ?? false;
  }
}

/** The same text has the same UUID, so that a reloaded page is counted once. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
