import type { GameLook } from './looks/look.ts';
import type { StudioId } from './studios.ts';

export type GameType = 'slot' | 'roulette';

/** A game of the catalogue: engine, model, studio and metadata. Everything else is computed. */
export interface GameRow {
  /** Unique id and URL slug; never changed or reused. */
  readonly id: string;
  readonly name: string;
  readonly studio: StudioId;
  readonly engine: GameType;
  /** Key of a model in the engine's `models`. */
  readonly model: string;
  /** ISO 8601 date. */
  readonly releasedOn: string;
  /** 0 to 1000, initial value for popularity sorting. */
  readonly popularity: number;
  /** Slugs of the themes. */
  readonly categories: readonly string[];
}

export interface CatalogueGame extends GameRow {
  readonly look: GameLook;
}
