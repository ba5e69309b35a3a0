import { calendar } from './calendar/calendar.ts';
import type { FoldingSubject } from './facts/folding.ts';
import { inbox } from './inbox/inbox.ts';
import { levels } from './levels/levels.ts';
import { miniGames } from './mini-games/miniGames.ts';
import { playSources } from './mini-games/playSources.ts';
import { missions } from './missions/missions.ts';
import { participation } from './provider/participation.ts';
import { points } from './points/points.ts';
import { shop } from './shop/shop.ts';
import { tournaments } from './tournaments/tournaments.ts';

/**
 * The subjects in the order in which they see each fact. Levels follow those whose points raise them; plays that are
 * earned and messages follow from what has changed.
 * A new subject is a folder with its rules, routes and tests, and a line here and in `playerRoutes.ts`.
 */
export const SUBJECTS: readonly FoldingSubject[] = [
  participation,
  points,
  missions,
  tournaments,
  shop,
  calendar,
  miniGames,
  levels,
  playSources,
  inbox,
];
