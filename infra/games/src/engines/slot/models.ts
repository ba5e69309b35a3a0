import type { SlotModel } from './model.ts';
import { changingWays5 } from './models/changingWays5.ts';
import { changingWays6 } from './models/changingWays6.ts';
import { lines10 } from './models/lines10.ts';
import { lines20 } from './models/lines20.ts';
import { lines20Rising } from './models/lines20Rising.ts';
import { lines25 } from './models/lines25.ts';
import { lines40 } from './models/lines40.ts';
import { threeReel } from './models/threeReel.ts';
import { ways1024 } from './models/ways1024.ts';
import { ways243 } from './models/ways243.ts';

export const SLOT_MODELS: readonly SlotModel[] = [
  threeReel,
  lines10,
  lines20,
  lines20Rising,
  lines25,
  lines40,
  ways243,
  ways1024,
  changingWays5,
  changingWays6,
];
