import { gatewayPort, originOf } from '../fixtures/brands.ts';
import { expect, test } from '../fixtures/test.ts';

/** Ports of the services above the gateway's, with something that only each of them measures. */
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
/** More than this of one name is a label that somebody outside can choose. */
const MOST_SERIES = 1_600;

test('every service says how it is, in Prometheus’ format, and to this machine only', async ({ request }) => {
  for (const [offset, metric] of SERVICES) {
    const answer = await request.get(`http://127.0.0.1:${gatewayPort() + offset}/metrics`);
    const lines = (await answer.text()).split('\n').filter((line) => line !== '');
    expect(lines.filter((line) => !LINE.test(line))).toEqual([]);
    expect(
      lines.some((line) => line.startsWith(metric)),
      metric,
    ).toBe(true);
    expect(lines.length).toBeLessThan(MOST_SERIES);
    expect(lines.join('\n')).not.toMatch(/funded|@|[0-9a-f]{8}-[0-9a-f]{4}/);
  }
  expect((await request.get(`${originOf('aurora')}/metrics`)).status()).toBe(404);
});
