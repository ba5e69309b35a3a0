import type { GameType } from '../../catalogue/row.ts';
import type { Engine } from './engine.ts';
import { createRouletteEngine } from './roulette/rouletteEngine.ts';
import { createSlotEngine } from './slot/slotEngine.ts';

export type Engines = Readonly<Record<GameType, Engine>>;

export function createEngines(): Engines {
  return { slot: createSlotEngine(), roulette: createRouletteEngine() };
}
