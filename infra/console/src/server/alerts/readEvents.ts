import type { ServiceClient, StoredEvent } from '@foyer/runtime';
import * as v from 'valibot';
import type { ConsoleDependencies } from '../deps.ts';

const answer = v.object({
  events: v.array(
    v.object({ id: v.pipe(v.number(), v.safeInteger()), topic: v.string(), payload: v.unknown() }),
  ),
});

/** Reads alerts from the event log of the api. @throws while the api is unavailable. */
export function createEventReader({
  settings,
  clock,
  serviceClient,
}: Pick<ConsoleDependencies, 'settings' | 'clock'> & { readonly serviceClient: ServiceClient }): (
  after: number,
) => Promise<readonly StoredEvent[]> {
  return async (after) => {
    const { status, body } = await serviceClient.callSigned({
      baseUrl: `http://127.0.0.1:${settings.apiPort}`,
      path: '/internal/events',
      body: { after, topics: ['api.alert'] },
      secret: settings.internalSecret,
      clock,
    });
    if (status !== 200) throw new Error(`The api responded with ${status} to a request for events.`);
    return v.parse(answer, body).events;
  };
}
