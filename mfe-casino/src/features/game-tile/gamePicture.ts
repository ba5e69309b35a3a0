/** View transition name shared by the artwork of a tile and of the game page. */
export const GAME_PICTURE = 'casino-game-picture';
