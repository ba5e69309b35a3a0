import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from './log.ts';
import { sendJson } from '../http/http.ts';
import { metricsOf } from './metrics.ts';
import { observe } from './observe.ts';
import { nameOf } from './tracedClient.ts';
import { currentTraceId, inSpan, startTracing, traceHeaders } from './tracing.ts';

const PLAYER = 'aurora-funded';
let server: Server;
let name = '';
let turn = 0;
let work: () => Promise<void> | void = () => undefined;

beforeEach(async () => {
  name = `tested${'x'.repeat((turn += 1))}`;
  work = () => undefined;
  const service = observe({
    name,
    handler(request, response) {
      const path = request.url ?? '';
      void Promise.resolve(work()).then(() =>
        sendJson(response, path.startsWith('/nowhere') ? 404 : 200, {
          traceparent: request.headers['traceparent'] ?? null,
        }),
      );
    },
    ready: () => Promise.resolve(),
    close: () => Promise.resolve(),
  });
  server = createServer((request, response) => service.handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

function get(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    ask(
      { port: (server.address() as AddressInfo).port, host: '127.0.0.1', path, headers, agent: false },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += String(chunk)));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
      },
    )
      .on('error', reject)
      .end();
  });
}

/**
 * Lines of the exposition as name, labels and value.
 * @throws for a malformed line.
 */
function parsed(text: string): readonly { name: string; labels: string; value: number }[] {
  return text
    .trim()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const match = /^([a-zA-Z_:][\w:]*)(\{.*\})? (\S+)$/.exec(line);
      if (!match) throw new Error(`not a metric: ${line}`);
      return { name: match[1] ?? '', labels: match[2] ?? '', value: Number(match[3]) };
    });
}

const requestsIn = (text: string) =>
  parsed(text).filter((line) => line.name === `foyer_${name}_request_seconds_count`);

describe('metrics of a service', () => {
  it('count requests by route and include the event loop of the process', async () => {
    await get('/v1/players/1234/bets?secret=1');
    await get('/v1/players/5678/bets');
    await get('/nowhere');
    const { text, headers } = await get('/metrics');
    expect(headers['content-type']).toContain('version=0.0.4');
    expect(requestsIn(text).map(({ labels, value }) => [labels, value])).toEqual([
      ['{route="/v1/players/:id/bets",method="GET",status="200"}', 2],
      ['{route="unmatched",method="GET",status="404"}', 1],
    ]);
    expect(parsed(text).some((line) => line.name === 'foyer_nodejs_eventloop_lag_p99_seconds')).toBe(true);
  });

  it('limit the number of routes and contain no player ids', async () => {
    for (let index = 0; index < 120; index += 1)
      await get(
        `/players/${PLAYER}/${'abcdefghijklmnopqrstuvwxyz'.slice(index % 26)}${'q'.repeat(index % 20)}`,
      );
    for (let index = 0; index < 30; index += 1) await get(`/nowhere/${index}/${'w'.repeat(index)}`);
    const { text } = await get('/metrics');
    expect(requestsIn(text).length).toBeLessThanOrEqual(82);
    expect(text).not.toContain(PLAYER);
  });

  it.each([
    ['a public host', { host: 'aurora.localhost:4000' }],
    ['a proxied request', { 'x-forwarded-for': '203.0.113.9' }],
  ])('are not served for %s', async (_what, headers) => {
    expect((await get('/metrics', headers)).text).toBe('{"traceparent":null}');
  });

  it('count undeclared label values as other', async () => {
    const bets = metricsOf(name).count('bets', 'Bets', { outcome: ['taken', 'refused'] });
    for (const outcome of ['taken', 'taken', 'refused', PLAYER]) bets.add({ outcome });
    metricsOf(name).gauge('broken', 'Cannot be read', () => Promise.reject(new Error('no database')));
    const { text } = await get('/metrics');
    expect(
      parsed(text)
        .filter((line) => line.name === `foyer_${name}_bets_total`)
        .map(({ labels, value }) => [labels, value]),
    ).toEqual([
      ['{outcome="taken"}', 2],
      ['{outcome="refused"}', 1],
      ['{outcome="other"}', 1],
    ]);
  });
});

describe('traces', () => {
  let exporter: InMemorySpanExporter;
  let stop: () => Promise<void>;

  beforeEach(async () => {
    exporter = new InMemorySpanExporter();
    stop = await startTracing({ endpoint: '', share: 1, exporter });
  });

  afterEach(() => stop());

  it('continue the caller’s trace through queries and log lines without personal data', async () => {
    const lines: string[] = [];
    let onward: Record<string, string> = {};
    work = () =>
      inSpan(
        `sql ${nameOf('select * from api.player where email = $1')}`,
        { 'db.system.name': 'postgresql' },
        async () => {
          await Promise.resolve();
          createLog('test', (line) => void lines.push(line)).info('asked');
          onward = traceHeaders();
        },
      );
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const { headers } = await get(`/players/${PLAYER}?email=aino@example.com`, {
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
      cookie: `who=${PLAYER}`,
    });
    const spans = exporter.getFinishedSpans();
    expect(spans.map((span) => [span.name, span.spanContext().traceId])).toEqual([
      ['sql select api.player', traceId],
      [`${name} GET /players/:id`, traceId],
    ]);
    expect(headers['server-timing']).toBe(`trace;desc="${traceId}"`);
    expect(onward['traceparent']).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ traceId });
    expect(
      JSON.stringify(spans.map((span) => [span.name, span.attributes, span.events, span.status])),
    ).not.toMatch(/aino|funded|example/);
  });

  it('are not recorded after shutdown', async () => {
    await stop();
    expect((await get('/a')).headers['server-timing']).toBeUndefined();
    expect([currentTraceId(), traceHeaders(), exporter.getFinishedSpans()]).toEqual([undefined, {}, []]);
  });

  it.each([
    ['select 1', 'select'],
    ['  insert into api.bet (id) values ($1)', 'insert api.bet'],
    ["update api.player set email = 'aino@example.com'", 'update api.player'],
    ['vacuum', 'other'],
  ])('name the query %s by operation and table', (sql, expected) => {
    expect(nameOf(sql)).toBe(expected);
  });
});
