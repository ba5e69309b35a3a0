/** View transition name shared by a tile's picture and the game page's picture. */
export const GAME_PICTURE = 'casino-game-picture';
