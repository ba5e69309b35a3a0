import type { FeedCompetition } from '@foyer/kernel/sports-feed';
import { decideFeatures, isBrandId, type BrandId } from '@foyer/market';
import { publishedFeatureSettings } from '@foyer/market/public-content';
import {
  createRouteHandler,
  createServiceClient,
  deriveKey,
  metricsOf,
  sendJson,
  startJob,
  type Clock,
  type FoyerSettings,
  type Log,
  type Service,
} from '@foyer/runtime';
import { createContentSource } from '@foyer/runtime/content';
import type { IncomingMessage } from 'node:http';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { RACECOURSES } from '../catalogue/racecourses.ts';
import { publicCompetition } from '../catalogue/row.ts';
import { createBoard } from './board/createBoard.ts';
import { createStream } from './board/createStream.ts';
import { createSubscriptions, matchMessage } from './board/subscriptions.ts';
import { createBoardViews } from './board/suspendedBoard.ts';
import { contestPathOf, createContestBoards } from './contests/contestBoards.ts';
import { createContests } from './contests/createContests.ts';
import { createFeedFaults } from './faults.ts';
import { createChance } from './model/chance.ts';
import { createOutrights } from './outrights/createOutrights.ts';
import { createHistory } from './season/createHistory.ts';
import { createSeasonTables } from './season/createSeasonTables.ts';
import { createBuilderOffers } from './trading/builderOffers.ts';
import { createPublicResults } from './trading/publicResults.ts';
import { createRecentResults } from './trading/recentResults.ts';
import { createTradingRoutes } from './trading/tradingRoutes.ts';

export interface SportsFeedDependencies {
  readonly settings: FoyerSettings;
  readonly clock: Clock;
  readonly log: Log;
  /** Seed for tests and replays. The default is secret, so that results cannot be predicted. */
  readonly seed?: string;
}

const SNAPSHOT = '/sports-feed/snapshot';
const STREAM = '/sports-feed/stream';
const RESULTS = '/sports-feed/results';
/** Interval at which the season of one competition is simulated: all 42 within eleven seconds. */
const OUTRIGHT_MS = 250;
/** The board has one state a second. */
const MIN_REPRICE_SECONDS = 1;
/** A competition with its season. */
const COMPETITION = /^\/sports-feed\/competitions\/([a-z0-9]{1,16})$/;
/** One match: its state, and its stream. */
const MATCH = /^\/sports-feed\/matches\/([a-z0-9]{1,16})(\/stream)?$/;
/** The price of a bet builder on a match, by its selections. */
const BUILDER = /^\/sports-feed\/matches\/([a-z0-9]{1,16})\/builder$/;
/** Earlier matches of the sides of a match. */
const HISTORY = /^\/sports-feed\/matches\/([a-z0-9]{1,16})\/history$/;

/**
 * Sports, competitions, matches and prices from a model, behind the paths a vendor's adapter would have.
 */
export async function createSportsFeed({
  settings,
  clock,
  log,
  seed,
}: SportsFeedDependencies): Promise<Service> {
  const matchSeed = seed ?? deriveKey(settings.internalSecret, 'sports-feed', 'matches').toString('hex');
  const faults = {
    abandonedPercent: settings.sportsAbandonedPercent,
    correctedPercent: settings.sportsCorrectedPercent,
    lateSeconds: settings.sportsLateSeconds,
    silentPercent: settings.sportsSilentPercent,
    wrongPricePercent: settings.sportsWrongPricePercent,
    repeatedPercent: settings.sportsRepeatedPercent,
    walkoverPercent: settings.sportsWalkoverPercent,
    deadHeatPercent: settings.sportsDeadHeatPercent,
    withdrawnPercent: settings.sportsWithdrawnPercent,
  };
  const chance = createChance(matchSeed);
  const feedFaults = createFeedFaults(chance, faults);
  const isSilent = (): boolean => feedFaults.isSilent(clock());
  const board = createBoard({
    catalogue: CATALOGUE,
    seed: matchSeed,
    matches: { ...faults, repriceSeconds: Math.max(MIN_REPRICE_SECONDS, settings.sportsRepriceSeconds) },
    faults: feedFaults,
    now: clock,
  });
  const views = createBoardViews(board);
  const results = createPublicResults({ catalogue: CATALOGUE, chance, faults });
  const outrights = createOutrights({ catalogue: CATALOGUE, chance, faults, results, clock });
  const contests = createContests({ courses: RACECOURSES, outrights, chance, faults, clock });
  const contestBoards = createContestBoards({ contests, views, clock });
  const pricing = startJob<void>({
    name: 'prices of outrights',
    everyMs: OUTRIGHT_MS,
    firstMs: 0,
    log,
    run: () => Promise.resolve(outrights.refresh()),
  });
  const builders = createBuilderOffers({ board, views, catalogue: CATALOGUE });
  const trading = createRouteHandler(
    createTradingRoutes({
      views,
      builders,
      contests,
      catalogue: CATALOGUE,
      chance,
      faults,
      clock,
      internalSecret: settings.internalSecret,
    }),
    log,
  );
  const stream = createStream(board, isSilent);
  const competitions = new Map(CATALOGUE.map((row) => [row.id, publicCompetition(row)]));
  const competitionOf = (id: string): FeedCompetition | undefined => competitions.get(id);
  const subscriptions = createSubscriptions({
    viewOf: (brand) => views.of(brand),
    competitionOf,
    contests: contestBoards,
    isRepeated: feedFaults.isRepeated,
  });
  const serviceClient = createServiceClient();
  const content = await createContentSource({
    home: settings.home,
    file: 'content.sports-feed.json',
    api: { host: '127.0.0.1', port: settings.apiPort },
    log,
    clock,
    serviceClient,
    internalSecret: settings.internalSecret,
  });
  const isOffered = (request: IncomingMessage): boolean => {
    const brand = brandOf(request);
    return (
      brand !== undefined &&
      decideFeatures(brand, publishedFeatureSettings(content.of(brand))).has('Sportsbook')
    );
  };
  // an open page of a brand that was switched off must not show prices
  content.onChange(() => stream.disconnect((request) => !isOffered(request)));
  // build the first board before the first client connects
  board.tick();
  metricsOf('sports-feed').gauge(
    'behind_seconds',
    'Age of the board sent to clients',
    () => Math.max(0, clock() - board.snapshot().at) / 1_000,
  );

  const recentResults = createRecentResults({ catalogue: CATALOGUE, results, clock });
  const seasonTable = createSeasonTables({ catalogue: CATALOGUE, results, clock });
  const history = createHistory({ catalogue: CATALOGUE, results, clock });
  const answerTo = (
    path: string,
    match: string | undefined,
    brand: BrandId | undefined,
    parts: string,
  ): object | undefined => {
    if (path === RESULTS) return recentResults();
    const [, combined] = BUILDER.exec(path) ?? [];
    if (combined !== undefined) return builders.message(brand, combined, parts);
    const [, competition] = COMPETITION.exec(path) ?? [];
    if (competition !== undefined) return seasonTable(competition);
    const [, earlier] = HISTORY.exec(path) ?? [];
    if (earlier !== undefined) return history(earlier);
    const contest = contestPathOf(path);
    if (contest) return contestBoards.snapshot(contest.names[0] ?? '', brand);
    const view = views.of(brand);
    return match === undefined ? view.snapshot() : matchMessage(view, competitionOf, match);
  };

  return {
    name: 'sports-feed',
    handler(request, response) {
      const path = pathOf(request);
      if (isSilent() && path !== '/healthz') return sendJson(response, 503, { code: 'FEED_SILENT' });
      if (path.startsWith('/internal/')) return trading(request, response);
      const [, match, isStream] = MATCH.exec(path) ?? [];
      const isKnown =
        [SNAPSHOT, RESULTS, '/healthz'].includes(path) ||
        COMPETITION.test(path) ||
        HISTORY.test(path) ||
        BUILDER.test(path) ||
        contestPathOf(path)?.isStream === false ||
        (match !== undefined && !isStream);
      if (!isKnown) return sendJson(response, 404, { code: 'NOT_FOUND' });
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return sendJson(response, 405, { code: 'METHOD_NOT_ALLOWED' }, { allow: 'GET, HEAD' });
      if (path === '/healthz') return sendJson(response, 200, { status: 'ready' });
      if (!isOffered(request)) return sendJson(response, 404, { code: 'NOT_OFFERED' });
      try {
        const answer = answerTo(path, match, brandOf(request), partsOf(request));
        if (answer) sendJson(response, 200, answer);
        else
          sendJson(response, 404, {
            code: COMPETITION.test(path) ? 'COMPETITION_NOT_FOUND' : 'MATCH_NOT_OFFERED',
          });
      } catch (error) {
        log.error('request failed', { error });
        sendJson(response, 500, { code: 'INTERNAL' });
      }
    },
    upgrade(request, socket, head) {
      const path = pathOf(request);
      const [, match, isStream] = MATCH.exec(path) ?? [];
      const contest = contestPathOf(path);
      if (path === STREAM && isOffered(request))
        stream.join(request, socket, head, subscriptions.ofBoard(brandOf(request), aftersOf(request)[0]));
      else if (match !== undefined && isStream && isOffered(request) && board.match(match))
        stream.join(request, socket, head, subscriptions.ofMatch(brandOf(request), match));
      else if (
        contest?.isStream &&
        isOffered(request) &&
        contest.names.some((name) => contestBoards.snapshot(name, brandOf(request)))
      )
        stream.join(
          request,
          socket,
          head,
          subscriptions.ofContests(brandOf(request), contest.names, aftersOf(request)),
        );
      else socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    },
    ready: () => Promise.resolve(),
    async close() {
      await Promise.all([stream.close(), content.close(), pricing.stop()]);
      await serviceClient.close();
    },
  };
}

/** The brand comes from the gateway's header. */
function brandOf({ headers: { brand } }: IncomingMessage): BrandId | undefined {
  return typeof brand === 'string' && isBrandId(brand) ? brand : undefined;
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?')[0] ?? '';
}

function partsOf(request: IncomingMessage): string {
  return new URLSearchParams((request.url ?? '').split('?')[1] ?? '').get('parts') ?? '';
}

/** Sequence numbers from which a stream continues, in the order of its names; undefined starts with a snapshot. */
function aftersOf(request: IncomingMessage): readonly (number | undefined)[] {
  const text = new URLSearchParams((request.url ?? '').split('?')[1] ?? '').get('after');
  return (text ?? '').split(',').map((after) => (/^\d{1,15}$/.test(after) ? Number(after) : undefined));
}
