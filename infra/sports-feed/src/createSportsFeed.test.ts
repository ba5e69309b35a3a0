import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseContestsMessage } from '@foyer/kernel/sports-contests';
import { parseFeedMessage, parseMatchMessage, type FeedMessage } from '@foyer/kernel/sports-feed';
import { parseCompetitionMessage, parseResultsMessage } from '@foyer/kernel/sports-results';
import { brands } from '@foyer/market';
import { compiledFeatures, compiledFlags } from '@foyer/market/content';
import { quotesSchema, resultsSchema } from '@foyer/kernel/sports-trading';
import {
  createLog,
  createServiceClient,
  readSettings,
  sendJson,
  type FoyerSettings,
  type Service,
} from '@foyer/runtime';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { createSportsFeed } from './createSportsFeed.ts';
import { fixturesBetween } from './model/fixtures.ts';

const SECRET = 'a secret that only tests know';

let service: Service;
let server: Server;
let port: number;
let home: string;
let settings: FoyerSettings;
let api: Server;
/** Answer of the api about the content of the brands. */
let published: object = { tag: '', brands: null };

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'foyer-sports-feed-'));
  api = createServer((_request, response) => sendJson(response, 200, published));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiPort = String((api.address() as AddressInfo).port);
  settings = readSettings({ FOYER_API_PORT: apiPort }, home, {
    internal: SECRET,
    games: '',
    payments: '',
  });
  service = await createSportsFeed({
    settings,
    clock: Date.now,
    log: createLog('sports-feed', () => undefined),
  });
  server = createServer((request, response) => service.handler(request, response));
  server.on('upgrade', (request, socket, head) => service.upgrade?.(request, socket, head));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  await service.close();
  for (const one of [server, api])
    await new Promise<void>((resolve) => one.close(() => resolve()).closeAllConnections());
  await rm(home, { recursive: true, force: true });
});

const request = (path: string, brand: string, method = 'GET') =>
  fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { brand } });

/** The first messages of a socket, or the HTTP status of a refused upgrade. */
function listen<Message = FeedMessage>(
  query: string,
  brand: string,
  count: number,
  { path = '/sports-feed/stream', parse = parseFeedMessage as (input: unknown) => Message | undefined } = {},
): Promise<readonly Message[] | string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}${query}`, { headers: { brand } });
    const received: Message[] = [];
    socket.on('message', (data: Buffer) => {
      const message = parse(JSON.parse(data.toString('utf8')));
      if (message) received.push(message);
      if (received.length < count) return;
      socket.close();
      resolve(received);
    });
    socket.on('error', (error) => resolve(error.message));
  });
}

const HOUR = 3_600_000;

/** The state of a match; undefined for any other message. */
function parseMatch(input: unknown) {
  const message = parseMatchMessage(input);
  return message?.type === 'match' ? message : undefined;
}

/** A signed call of the api. */
async function trade(path: string, body: object, secret = SECRET) {
  const client = createServiceClient();
  const answer = await client.callSigned({
    baseUrl: `http://127.0.0.1:${port}`,
    path: `/internal/sports-feed/${path}`,
    body,
    secret,
    clock: Date.now,
  });
  await client.close();
  return answer;
}

describe('createSportsFeed', () => {
  it.each([
    ['/sports-feed/snapshot', 'aurora', 'GET', 200],
    ['/sports-feed/snapshot', 'tuli', 'GET', 404],
    ['/sports-feed/snapshot', 'unknown', 'GET', 404],
    ['/sports-feed/snapshot', 'aurora', 'POST', 405],
    ['/elsewhere', 'aurora', 'GET', 404],
    ['/healthz', '', 'GET', 200],
  ])('answers %s for %s by %s with %i', async (path, brand, method, status) => {
    expect((await request(path, brand, method)).status).toBe(status);
  });

  it('answers a competition with its season, as far as it has been played', async () => {
    const answer = await request('/sports-feed/competitions/hal', 'aurora');
    const season = parseCompetitionMessage(await answer.json());
    expect(season).toMatchObject({ competition: { id: 'hal', sport: 'football', country: 'GB' } });
    expect(season?.upcoming).toHaveLength(20);
    expect(season?.standings).toHaveLength(8);
    const played = season?.standings.reduce((sum, { played: matches }) => sum + matches, 0) ?? 0;
    // at the start of a season, results of the previous one follow
    const own = season?.results.filter(
      ({ status, startsAt }) => status === 'PLAYED' && startsAt >= season.season.startsAt,
    );
    expect(season?.results).toHaveLength(20);
    expect(played / 2).toBeGreaterThanOrEqual(own?.length ?? Infinity);
  });

  it.each([
    ['unknown', 'aurora'],
    ['hal', 'tuli'],
  ])('does not answer the competition %s for %s', async (id, brand) => {
    expect((await request(`/sports-feed/competitions/${id}`, brand)).status).toBe(404);
  });

  it('answers races, outrights, and one of them with its details', async () => {
    const contestsOf = async (name: string) =>
      parseContestsMessage(await (await request(`/sports-feed/contests/${name}`, 'aurora')).json())?.contests;
    const races = await contestsOf('races');
    const next = races?.find(({ phase }) => phase === 'upcoming');
    expect(next?.runners.every(({ horse }) => horse === null)).toBe(true);
    const [race] = (await contestsOf(next?.id ?? '')) ?? [];
    expect(race).toMatchObject({ id: next?.id, kind: 'race', name: next?.name });
    expect(race?.runners.every(({ horse }) => horse !== null)).toBe(true);
    // a competition each quarter of a second, from the start on
    expect((await contestsOf('outrights'))?.every(({ kind }) => kind === 'outright')).toBe(true);
  });

  it.each([
    ['none', 'aurora'],
    ['races', 'tuli'],
  ])('does not answer the contest %s for %s', async (id, brand) => {
    expect((await request(`/sports-feed/contests/${id}`, brand)).status).toBe(404);
  });

  it('sends a snapshot, then changes', async () => {
    const received = await listen('', 'caravel', 2);
    expect(received).toMatchObject([{ type: 'snapshot' }, { type: 'changes' }]);
    const [snapshot, changes] = received as readonly [FeedMessage, Extract<FeedMessage, { type: 'changes' }>];
    expect(changes.after).toBe(snapshot.sequence);
  });

  it('resumes after the client’s sequence number and sends a snapshot after a long absence', async () => {
    const { sequence } = parseFeedMessage(
      await (await request('/sports-feed/snapshot', 'aurora')).json(),
    ) ?? {
      sequence: 0,
    };
    expect(await listen(`?after=${sequence}`, 'aurora', 1)).toMatchObject([
      { type: 'changes', after: sequence },
    ]);
    expect(await listen(`?after=${sequence - 100_000}`, 'aurora', 1)).toMatchObject([{ type: 'snapshot' }]);
    expect(await listen('?after=nonsense', 'aurora', 1)).toMatchObject([{ type: 'snapshot' }]);
  });

  it('answers and sends the state of one match with all its markets', async () => {
    const snapshot = parseFeedMessage(await (await request('/sports-feed/snapshot', 'aurora')).json());
    const football = snapshot?.events.find(
      ({ competition, phase }) => competition === 'hal' && phase === 'upcoming',
    );
    const path = `/sports-feed/matches/${football?.id}`;
    const answer = parseMatch(await (await request(path, 'aurora')).json());
    expect(answer?.match).toMatchObject({ id: football?.id, home: football?.home, periods: [], moments: [] });
    expect(answer?.competition).toMatchObject({ id: 'hal', sport: 'football' });
    expect(new Set(answer?.match.markets.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(25);
    const sent = await listen('', 'aurora', 2, { path: `${path}/stream`, parse: parseMatchMessage });
    // a match that has not started changes every two minutes
    expect(sent).toMatchObject([
      { type: 'match', match: { id: football?.id } },
      { sequence: expect.any(Number) },
    ]);
  });

  it('lists the results of the last 24 hours, the latest first', async () => {
    const answer = parseResultsMessage(await (await request('/sports-feed/results', 'aurora')).json());
    const results = answer?.results ?? [];
    expect(results.length).toBeGreaterThan(100);
    expect(new Set(results.map(({ competition }) => competition)).size).toBe(CATALOGUE.length);
    const ended = results.map(({ endedAt }) => endedAt);
    expect(ended).toEqual([...ended].sort((left, right) => right - left));
    expect(Math.min(...ended)).toBeGreaterThanOrEqual((answer?.at ?? 0) - 24 * HOUR);
    const [latest] = results;
    const { body } = await trade('results', { events: [latest?.id] });
    expect(v.parse(resultsSchema, body).results[0]).toMatchObject({ event: latest?.id, ...latest?.score });
  });

  it.each([
    ['/sports-feed/matches/none', 404],
    ['/sports-feed/matches/none/stream', 404],
    ['/sports-feed/matches/', 404],
    ['/sports-feed/matches/..%2Fx', 404],
  ])('answers %s with %i', async (path, status) => {
    expect((await request(path, 'aurora')).status).toBe(status);
    expect(await listen('', 'aurora', 1, { path })).toMatch(/404/);
  });

  it('answers 404 for a brand without a sportsbook', async () => {
    expect(await listen('', 'tuli', 1)).toMatch(/404/);
  });

  it('quotes the selections of a signed call, and refuses an unsigned one', async () => {
    const snapshot = parseFeedMessage(await (await request('/sports-feed/snapshot', 'aurora')).json());
    const offered = snapshot?.events.find(({ markets }) => markets[0]?.status === 'open');
    const [market] = offered?.markets ?? [];
    const [outcome] = market?.outcomes ?? [];
    const selection = { event: offered?.id, kind: market?.kind, line: market?.line, outcome: outcome?.id };
    const { status, body } = await trade('quotes', {
      selections: [selection, { ...selection, event: 'none' }],
    });
    expect(status).toBe(200);
    expect(v.parse(quotesSchema, body).quotes).toMatchObject([
      { home: offered?.home, startsAt: offered?.startsAt },
      { status: 'unavailable' },
    ]);
    expect((await trade('quotes', { selections: [{ ...selection, line: 0.5 }] })).status).toBe(422);
    expect((await trade('quotes', { selections: [selection] }, 'another secret')).status).toBe(401);
  });

  it('suspends what a signed call names, for the brand of a quote', async () => {
    const snapshot = parseFeedMessage(await (await request('/sports-feed/snapshot', 'aurora')).json());
    const offered = snapshot?.events.find(({ phase }) => phase === 'upcoming');
    const [market] = offered?.markets ?? [];
    const selections = [
      { event: offered?.id, kind: market?.kind, line: market?.line, outcome: market?.outcomes[0]?.id },
    ];
    const statusFor = async (brand: string): Promise<unknown> => {
      const { body } = await trade('quotes', { brand, selections });
      return v.parse(quotesSchema, body).quotes[0]?.status;
    };
    const suspension = {
      brand: 'aurora',
      scope: 'EVENT',
      target: offered?.id,
      kind: null,
      line: null,
    };
    expect((await trade('suspensions', { revision: 1, suspensions: [suspension] })).status).toBe(200);
    expect([await statusFor('aurora'), await statusFor('caravel')]).toEqual(['suspended', 'open']);
    expect((await trade('suspensions', { revision: 2, suspensions: [] }, 'another secret')).status).toBe(401);
    await trade('suspensions', { revision: 2, suspensions: [] });
    expect(await statusFor('aurora')).toBe('open');
  });

  it('quotes a runner with its each-way terms, and shows what staff suspended', async () => {
    const answered = await request('/sports-feed/contests/races', 'aurora');
    const race = parseContestsMessage(await answered.json())?.contests.find(
      ({ phase, terms, startsAt }) => phase === 'upcoming' && terms && startsAt > Date.now() + HOUR,
    );
    const [outcome] = race?.markets[0]?.outcomes ?? [];
    const selections = [{ event: race?.id, kind: 'fieldWinner', line: null, outcome: outcome?.id }];
    const quoteNow = async () =>
      v.parse(quotesSchema, (await trade('quotes', { brand: 'aurora', selections })).body).quotes[0];
    expect(await quoteNow()).toMatchObject({
      status: 'open',
      sport: 'horse-racing',
      home: race?.name,
      away: race?.competition.name,
      player: race?.runners.find(({ id }) => id === outcome?.id)?.name,
      eachWay: race?.terms,
    });
    const suspension = { brand: 'aurora', scope: 'EVENT', target: race?.id, kind: null, line: null };
    await trade('suspensions', { revision: 3, suspensions: [suspension] });
    expect(await quoteNow()).toMatchObject({ status: 'suspended' });
    const shown: unknown = await (await request(`/sports-feed/contests/${race?.id}`, 'aurora')).json();
    expect(parseContestsMessage(shown)?.contests[0]?.markets[0]?.status).toBe('suspended');
    await trade('suspensions', { revision: 4, suspensions: [] });
  });

  it('answers with the results of ended matches only', async () => {
    const [competition] = CATALOGUE;
    if (!competition) throw new Error('no competition');
    const [ended] = fixturesBetween(competition, Date.now() - 12 * HOUR, Date.now() - 6 * HOUR);
    const [coming] = fixturesBetween(competition, Date.now() + HOUR, Date.now() + 24 * HOUR);
    const events = [ended?.id, coming?.id, 'none'];
    const { body } = await trade('results', { events });
    const { results } = v.parse(resultsSchema, body);
    expect(results.map(({ event }) => event)).toEqual([ended?.id]);
    expect((await trade('results', { events })).body).toEqual(body);
  });

  it('follows the published toggle and ends open streams', async () => {
    const publish = (tag: string, Sportsbook: boolean): void => {
      const content = {
        brand: 'caravel',
        tag,
        features: { ...compiledFeatures(brands.caravel), Sportsbook },
        flags: compiledFlags(),
        abTests: [],
        themes: {},
      };
      published = { tag, brands: { caravel: content } };
    };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/sports-feed/stream`, {
      headers: { brand: 'caravel' },
    });
    await once(socket, 'message');
    publish('off', false);
    await once(socket, 'close');
    expect(await listen('', 'caravel', 1)).toMatch(/404/);
    expect((await request('/sports-feed/snapshot', 'caravel')).status).toBe(404);
    expect((await request('/sports-feed/snapshot', 'aurora')).status).toBe(200);
  });

  it('answers no question while it is silent', async () => {
    const silent = await createSportsFeed({
      settings: { ...settings, sportsSilentPercent: 100 },
      clock: Date.now,
      log: createLog('sports-feed', () => undefined),
    });
    const other = createServer((asked, response) => silent.handler(asked, response));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const statusOf = async (path: string): Promise<number> =>
      (
        await fetch(`http://127.0.0.1:${(other.address() as AddressInfo).port}${path}`, {
          headers: { brand: 'aurora' },
        })
      ).status;
    expect(await statusOf('/sports-feed/snapshot')).toBe(503);
    expect(await statusOf('/internal/sports-feed/quotes')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    await new Promise<void>((resolve) => other.close(() => resolve()).closeAllConnections());
    await silent.close();
  });
});
