import { createHash } from 'node:crypto';
import { compressible, type Compressible } from '@foyer/runtime';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { STUDIOS, type StudioId } from '../../catalogue/studios.ts';
import {
  ART_RATIOS,
  renderArt,
  renderStudioMark,
  renderSymbol,
  SYMBOL_IDS,
  type ArtRatio,
} from './renderArt.ts';

/** Quality of brotli: a page requests dozens of pictures for the first time. */
const COMPRESSION = 9;

export interface Picture {
  readonly version: string;
  readonly file: Compressible;
}

/** Artwork, rendered on first use and cached; the same row always produces the same bytes. */
export interface ArtStore {
  /** `<gameId>/<ratio>.svg`, `<gameId>/symbols/<symbol>.svg` or `studio/<studioId>.svg`. */
  picture(path: string): Picture | undefined;
  urlsOf(
    origin: string,
    gameId: string,
  ): {
    readonly version: string;
    readonly portraitUrl: string;
    readonly wideUrl: string;
    readonly squareUrl: string;
  };
  studioUrl(origin: string, studio: StudioId): string;
  symbolUrl(gameId: string, symbol: string): string;
  /** Relative to the provider's origin. */
  wideUrl(gameId: string): string;
}

export function createArtStore(): ArtStore {
  const games = new Map(CATALOGUE.map((game) => [game.id, game]));
  const drawn = new Map<string, Picture>();

  function draw(path: string): string | undefined {
    const [, owner = '', rest = ''] = /^([a-z0-9-]{1,48})\/([a-z0-9/-]{1,60})\.svg$/.exec(path) ?? [];
    const studio = owner === 'studio' ? STUDIOS.find(({ id }) => id === rest) : undefined;
    if (studio) return renderStudioMark(studio.id);
    const game = games.get(owner);
    if (!game) return undefined;
    const ratio = (Object.keys(ART_RATIOS) as ArtRatio[]).find((known) => known === rest);
    if (ratio) return renderArt(game, ratio);
    const symbol = SYMBOL_IDS.find((known) => `symbols/${known}` === rest);
    return symbol && renderSymbol(game, symbol);
  }

  function picture(path: string): Picture | undefined {
    const known = drawn.get(path);
    if (known) return known;
    const text = draw(path);
    if (text === undefined) return undefined;
    const svg = Buffer.from(text);
    const made = {
      file: compressible('image/svg+xml', svg, COMPRESSION),
      version: createHash('sha256').update(svg).digest('hex').slice(0, 12),
    };
    drawn.set(path, made);
    return made;
  }

  const versioned = (path: string): string => `/art/${path}?v=${picture(path)?.version ?? ''}`;
  return {
    picture,
    urlsOf(origin, gameId) {
      const [portraitUrl, wideUrl, squareUrl] = (['portrait', 'wide', 'square'] as const).map(
        (ratio) => origin + versioned(`${gameId}/${ratio}.svg`),
      );
      return {
        version: picture(`${gameId}/portrait.svg`)?.version ?? '',
        portraitUrl: portraitUrl ?? '',
        wideUrl: wideUrl ?? '',
        squareUrl: squareUrl ?? '',
      };
    },
    studioUrl: (origin, studio) => origin + versioned(`studio/${studio}.svg`),
    wideUrl: (gameId) => versioned(`${gameId}/wide.svg`),
    symbolUrl: (gameId, symbol) => versioned(`${gameId}/symbols/${symbol}.svg`),
  };
}
