import * as v from 'valibot';
import type { Clock, Log, ServiceClient } from '@foyer/runtime';

export interface GameProviderDeps {
  readonly clock: Clock;
  readonly serviceClient: ServiceClient;
  readonly log: Log;
  readonly gamesAddress: string;
  readonly gamesSecret: string;
}

/** A session at the provider; its frame is loaded from `url`. */
export interface ProviderLaunch {
  readonly url: string;
  readonly origin: string;
  readonly nonce: string;
  readonly expiresAt: Date;
}

const launchAnswer = v.object({
  url: v.pipe(v.string(), v.url()),
  origin: v.pipe(v.string(), v.url()),
  nonce: v.pipe(v.string(), v.minLength(8)),
  expiresAt: v.number(),
});

/** Requests a launch from the provider; a response that cannot be read is `PROVIDER_UNAVAILABLE`. */
export async function requestLaunch(
  deps: GameProviderDeps,
  body: object,
): Promise<ProviderLaunch | 'GAME_UNAVAILABLE' | 'PROVIDER_UNAVAILABLE'> {
  try {
    const answer = await deps.serviceClient.callSigned({
      baseUrl: deps.gamesAddress,
      path: '/operator/launches',
      body,
      secret: deps.gamesSecret,
      clock: deps.clock,
    });
    const parsed = v.safeParse(launchAnswer, answer.body);
    if (answer.status < 300 && parsed.success)
      return { ...parsed.output, expiresAt: new Date(parsed.output.expiresAt) };
    deps.log.warn('provider refused game launch', { status: answer.status, answer: answer.body });
    return answer.status === 404 || answer.status === 409 ? 'GAME_UNAVAILABLE' : 'PROVIDER_UNAVAILABLE';
  } catch (error) {
    deps.log.warn('provider did not answer game launch', { error });
    return 'PROVIDER_UNAVAILABLE';
  }
}

/** Notifies the provider that a session has ended, without waiting for its response. */
export function notifySessionEnd(deps: GameProviderDeps, body: object): void {
  deps.serviceClient
    .callSigned({
      baseUrl: deps.gamesAddress,
      path: '/operator/sessions/end',
      body,
      secret: deps.gamesSecret,
      clock: deps.clock,
    })
    .catch((error: unknown) => deps.log.warn('provider session close failed', { error }));
}
