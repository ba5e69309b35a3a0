import { gatewayHealthSchema, type Operations } from '@foyer/kernel/console-answers';
import { Refusal, sendJson, type Routes, type ServiceClient } from '@foyer/runtime';
import * as v from 'valibot';
import type { ConsoleDependencies } from '../deps.ts';
import type { RegistryClient } from '../registry/registryClient.ts';
import type { Route } from '../route.ts';

const DEADLINE_MS = 3_000;

/** Availability of services and of the registry. */
export function operationsRoutes(
  {
    settings,
    clock,
    serviceClient,
  }: Pick<ConsoleDependencies, 'settings' | 'clock'> & { readonly serviceClient: ServiceClient },
  client: RegistryClient,
): Routes<Route> {
  async function edge(): Promise<Operations['gateway']> {
    const started = performance.now();
    const took = (): number => Math.round(performance.now() - started);
    try {
      const { body } = await serviceClient.call({
        baseUrl: `http://127.0.0.1:${settings.gatewayPort}`,
        path: '/healthz',
        method: 'GET',
        deadlineMs: DEADLINE_MS,
      });
      return {
        isReachable: true,
        health: v.parse(gatewayHealthSchema, JSON.parse(body)),
        milliseconds: took(),
      };
    } catch {
      return { isReachable: false, milliseconds: took() };
    }
  }

  return {
    async 'GET /operations'({ response, session }) {
      if (!session) throw new Refusal(401, 'SIGNED_OUT', 'Sign in to continue.');
      const started = performance.now();
      const [gateway, registry] = await Promise.all([
        edge(),
        client.request(session, { method: 'GET', path: '/v1/status?environment=production' }).then(
          ({ status }) => ({
            isReachable: status === 200,
            milliseconds: Math.round(performance.now() - started),
          }),
          (error: unknown) => {
            if (error instanceof Refusal && error.status === 401) throw error;
            return { isReachable: false, milliseconds: Math.round(performance.now() - started) };
          },
        ),
      ]);
      const operations: Operations = { at: new Date(clock()).toISOString(), gateway, registry };
      sendJson(response, 200, operations);
    },
  };
}
