/** The name under which a tile's picture and the game page's picture are one in a view transition. */
export const GAME_PICTURE = 'casino-game-picture';
