import { gatewayPort, originOf } from '../fixtures/brands.ts';
import { expect, test } from '../fixtures/test.ts';

/** Port offsets of the services from the gateway's, each with a metric that only that service exports. */
const SERVICES: readonly (readonly [offset: number, metric: string])[] = [
  [0, 'foyer_gateway_plan_ends_in_seconds'],
  [1, 'foyer_api_pool_connections'],
  [2, 'foyer_identity_pool_connections'],
  [3, 'foyer_games_request_seconds_count'],
  [4, 'foyer_sports_feed_behind_seconds'],
  [5, 'foyer_jackpot_contributions_waiting'],
  [7, 'foyer_registry_control_check_faults'],
];
const LINE = /^(?:#.*|[a-zA-Z_:][\w:]*(?:\{(?:\w+="[^"\n]*",?)*\})? (?:[-+]?[\d.e+-]+|NaN|[-+]Inf))$/i;
/** With more lines, a service has a label that clients control. An operation of GraphQL has about ten lines. */
const MAX_SERIES = 2_400;

test('every service exports metrics in the Prometheus format, to this machine only', async ({ request }) => {
  for (const [offset, metric] of SERVICES) {
    const answer = await request.get(`http://127.0.0.1:${gatewayPort() + offset}/metrics`);
    const lines = (await answer.text()).split('\n').filter((line) => line !== '');
    expect(lines.filter((line) => !LINE.test(line))).toEqual([]);
    expect(
      lines.some((line) => line.startsWith(metric)),
      metric,
    ).toBe(true);
    expect(lines.length).toBeLessThan(MAX_SERIES);
    expect(lines.join('\n')).not.toMatch(/funded|@|[0-9a-f]{8}-[0-9a-f]{4}/);
  }
  expect((await request.get(`${originOf('aurora')}/metrics`)).status()).toBe(404);
});
