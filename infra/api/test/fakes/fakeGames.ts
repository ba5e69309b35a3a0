import { createServer } from 'node:http';
import { readBody, sendJson, verifyRequest, type Clock } from '@foyer/runtime';
import { closeServer, listen } from './listen.ts';

export interface FakeGames {
  readonly baseUrl: string;
  readonly launches: Record<string, unknown>[];
  catalogue: unknown;
  isDown: boolean;
  close(): Promise<void>;
}

/** Fake of the game provider’s operator API (infra/games/README.md), with a small catalogue. */
export async function startFakeGames(deps: {
  readonly secret: string;
  readonly clock: Clock;
}): Promise<FakeGames> {
  const launches: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await readBody(request, 65_536);
      if (fake.isDown) return request.socket.destroy();
      const path = request.url ?? '';
      if (
        !verifyRequest(
          deps.secret,
          { method: request.method ?? '', path, body },
          request.headers,
          deps.clock(),
        )
      )
        return sendJson(response, 401, { code: 'SIGNATURE_INVALID' });
      if (path === '/operator/catalogue') return sendJson(response, 200, fake.catalogue);
      if (path === '/operator/launches') {
        launches.push(JSON.parse(body) as Record<string, unknown>);
        return sendJson(response, 201, {
          url: `${fake.baseUrl}/play/once`,
          origin: fake.baseUrl,
          nonce: crypto.randomUUID(),
          expiresAt: deps.clock() + 60_000,
          gameSessionId: 'provider-session',
        });
      }
      return sendJson(response, 200, { ended: 1 });
    })();
  });
  const fake: FakeGames = {
    baseUrl: await listen(server),
    launches,
    catalogue: testCatalogue(24),
    isDown: false,
    close: () => closeServer(server),
  };
  return fake;
}

/** The only game of the test catalogue that needs a desktop. */
export const DESKTOP_GAME = 'slot-9';

/** Slots of several studios and one roulette, in the provider's shape. */
export function testCatalogue(slots: number, version = `v${slots}`) {
  const studios = ['northlight', 'emberwick', 'brasspoint', 'kettle-crane', 'mossgate'].map((id) => ({
    id,
    slug: id,
    name: id,
    imageUrl: `http://games.localhost:4003/art/studio/${id}.svg`,
    description: '',
  }));
  const rows = Array.from({ length: slots }, (_, index) =>
    testGame(`slot-${index}`, 'slot', studios[index % studios.length]?.id ?? 'northlight', 1_000 - index),
  );
  return {
    version,
    provider: 'foyer-games',
    origin: 'http://games.localhost:4003',
    studios,
    games: [...rows, testGame('wheel', 'roulette', 'northlight', 500)],
  };
}

function testGame(id: string, type: string, studioId: string, popularity: number) {
  const art = `http://games.localhost:4003/art/${id}`;
  const limit = { minStakeMinor: 10, maxStakeMinor: 10_000 };
  return {
    id,
    slug: id,
    name: `Game ${id}`,
    studioId,
    type,
    engine: type,
    lists: [],
    categories: ['north'],
    facts: {
      rtpBasisPoints: 9612,
      rtp: { numerator: '2403', denominator: '2500' },
      hitRateBasisPoints: 2500,
      volatility: 3,
      topPrizeTimesStake: 1000,
      lines: 20,
      ways: null,
      layout: '5x3',
      features: ['wilds'],
      freeSpins: false,
    },
    limits: { EUR: limit, CAD: limit, USD: limit },
    releasedOn: '2026-09-14',
    popularity,
    demo: true,
    bonusPlay: true,
    ...(id === DESKTOP_GAME && { devices: ['Desktop'] }),
    art: {
      version: '1',
      portraitUrl: `${art}/portrait.svg`,
      wideUrl: `${art}/wide.svg`,
      squareUrl: `${art}/square.svg`,
    },
  };
}
