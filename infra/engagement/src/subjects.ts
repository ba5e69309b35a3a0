import { calendar } from './calendar/calendar.ts';
import type { FoldingSubject } from './facts/folding.ts';
import { levels } from './levels/levels.ts';
import { missions } from './missions/missions.ts';
import { participation } from './provider/participation.ts';
import { points } from './points/points.ts';
import { shop } from './shop/shop.ts';
import { tournaments } from './tournaments/tournaments.ts';

/**
 * The subjects in the order in which they see each fact. Levels are last, because points of the others raise them.
 * A new subject is a folder with its rules, routes and tests, and a line here and in `playerRoutes.ts`.
 */
export const SUBJECTS: readonly FoldingSubject[] = [
  participation,
  points,
  missions,
  tournaments,
  shop,
  calendar,
  levels,
];
