import { CONTRACT_VERSION, defineRemote } from '@foyer/contract';
import { createRemoteLifecycles } from '@foyer/platform';
import { gateOfOpenGames } from './features/game-frame/openGames.ts';

export default createRemoteLifecycles(
  defineRemote({
    owner: 'casino',
    contract: CONTRACT_VERSION,
    pages: {
      lobby: () => import('./pages/lobby/LobbyPage.tsx'),
      games: () => import('./pages/games/GamesPage.tsx'),
      game: () => import('./pages/game/GamePage.tsx'),
      'game-categories': () => import('./pages/game-categories/GameCategoriesPage.tsx'),
      'game-category': () => import('./pages/game-category/GameCategoryPage.tsx'),
      'game-lists': () => import('./pages/game-lists/GameListsPage.tsx'),
      'game-list': () => import('./pages/game-list/GameListPage.tsx'),
      'game-studios': () => import('./pages/game-studios/GameStudiosPage.tsx'),
      'game-studio': () => import('./pages/game-studio/GameStudioPage.tsx'),
      'more-casinos': () => import('./pages/more-casinos/MoreCasinosPage.tsx'),
    },
    slots: {
      'casino.search': () => import('./slots/search/GameSearch.tsx'),
      'casino.recent-games': () => import('./slots/recent-games/RecentGames.tsx'),
    },
    messages: (locale) => import(`./messages/${locale}.json`),
    later: { firstPage: 'lobby', messages: (locale) => import(`./messages/${locale}.json?later`) },
    // In the entry: 400 bytes are not worth a request before the first page.
    typePolicies: () => import(/* webpackMode: "eager" */ './features/catalogue/typePolicies.ts'),
    updateGate: gateOfOpenGames,
  }),
);
