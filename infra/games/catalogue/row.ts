import type { GameLook } from './looks/look.ts';
import type { StudioId } from './studios.ts';

export type GameType = 'slot' | 'roulette';

/** A game is a row: which engine and model play it, who made it, how it looks. Everything else is computed. */
export interface GameRow {
  /** Also the slug in addresses; never changes and is never used again. */
  readonly id: string;
  readonly name: string;
  readonly studio: StudioId;
  readonly engine: GameType;
  /** Key of a model in the engine's `models`. */
  readonly model: string;
  /** ISO day. */
  readonly releasedOn: string;
  /** 0 to 1000, the seed of every popularity order. */
  readonly popularity: number;
  /** Themes, as slugs. */
  readonly categories: readonly string[];
}

export interface CatalogueGame extends GameRow {
  readonly look: GameLook;
}
