import { createHash } from 'node:crypto';
import { canonicalJson } from '@foyer/kernel';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import type { CatalogueGame } from '../../catalogue/row.ts';
import { STUDIOS } from '../../catalogue/studios.ts';
import type { ArtStore } from '../art/artStore.ts';
import { GAME_CURRENCIES } from '../engines/currencies.ts';
import type { GameFacts } from '../engines/engine.ts';
import type { Engines } from '../engines/engines.ts';
import { toBasisPoints } from '../engines/rational.ts';

const NEWEST = 12;
const HOTTEST = 12;

export interface PublishedCatalogue {
  readonly version: string;
  readonly body: unknown;
}

/** The catalogue for operators: rows, computed figures, limits and artwork addresses. */
export function publishCatalogue(engines: Engines, art: ArtStore, origin: string): PublishedCatalogue {
  const newest = firstBy((game) => game.releasedOn, NEWEST);
  const hottest = firstBy((game) => String(game.popularity).padStart(4, '0'), HOTTEST);
  const content = {
    provider: 'foyer-games',
    origin,
    studios: STUDIOS.map(({ id, name, description }) => ({
      id,
      slug: id,
      name,
      description,
      imageUrl: art.studioUrl(origin, id),
    })),
    games: CATALOGUE.map((game) => publishGame(game, engines, art, origin, newest, hottest)),
  };
  const version = createHash('sha256').update(canonicalJson(content)).digest('hex').slice(0, 16);
  return { version, body: { version, ...content } };
}

function publishGame(
  game: CatalogueGame,
  engines: Engines,
  art: ArtStore,
  origin: string,
  newest: ReadonlySet<string>,
  hottest: ReadonlySet<string>,
): object {
  const engine = engines[game.engine];
  const { rtp, ...facts } = engine.facts(game.model);
  const freeSpins = facts.features.includes('free-spins');
  return {
    id: game.id,
    slug: game.id,
    name: game.name,
    studioId: game.studio,
    type: game.engine,
    engine: game.engine,
    lists: listsOf(game, facts, newest, hottest),
    categories: game.categories,
    facts: {
      ...facts,
      freeSpins,
      rtpBasisPoints: toBasisPoints(rtp),
      rtp: { numerator: String(rtp.numerator), denominator: String(rtp.denominator) },
    },
    limits: Object.fromEntries(
      GAME_CURRENCIES.map((currency) => [currency, engine.limits(game.model, currency)]),
    ),
    releasedOn: game.releasedOn,
    popularity: game.popularity,
    demo: true,
    bonusPlay: game.engine === 'slot',
    art: art.urlsOf(origin, game.id),
  };
}

/**
 * Fixed lists of requirements/routes#game-lists to which a game belongs by its properties; lists without
 * games stay empty.
 */
function listsOf(
  game: CatalogueGame,
  facts: Pick<GameFacts, 'features'>,
  newest: ReadonlySet<string>,
  hottest: ReadonlySet<string>,
): readonly string[] {
  const named: readonly [string, boolean][] = [
    ['slots', game.engine === 'slot'],
    ['megaways', facts.features.includes('changing-reels')],
    ['roulette', game.engine === 'roulette'],
    ['table-games', game.engine === 'roulette'],
    ['bonus', game.engine === 'slot'],
    ['new', newest.has(game.id)],
    ['hot-games', hottest.has(game.id)],
  ];
  return named.filter(([, isMember]) => isMember).map(([list]) => list);
}

function firstBy(key: (game: CatalogueGame) => string, count: number): ReadonlySet<string> {
  const sorted = [...CATALOGUE].sort((left, right) => (key(left) < key(right) ? 1 : -1));
  return new Set(sorted.slice(0, count).map(({ id }) => id));
}
