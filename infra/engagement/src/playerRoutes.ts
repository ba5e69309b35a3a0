import type { Route, Routes } from '@foyer/runtime';
import { createCalendarRoutes } from './calendar/routes.ts';
import type { PlayerRouteDeps } from './http/playerRoute.ts';
import { createInboxRoutes } from './inbox/routes.ts';
import { createLevelRoutes } from './levels/routes.ts';
import { createMiniGameRoutes } from './mini-games/routes.ts';
import { createMissionRoutes } from './missions/routes.ts';
import { createPointRoutes } from './points/routes.ts';
import { createProviderRoutes } from './provider/routes.ts';
import { createShopRoutes } from './shop/routes.ts';
import { createTournamentRoutes } from './tournaments/routes.ts';

/** Routes for players of all subjects. */
export function createPlayerRoutes(deps: PlayerRouteDeps): Routes<Route> {
  return {
    ...createProviderRoutes(deps),
    ...createMissionRoutes(deps),
    ...createPointRoutes(deps),
    ...createLevelRoutes(deps),
    ...createTournamentRoutes(deps),
    ...createShopRoutes(deps),
    ...createCalendarRoutes(deps),
    ...createMiniGameRoutes(deps),
    ...createInboxRoutes(deps),
  };
}
