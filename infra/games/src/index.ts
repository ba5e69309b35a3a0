/**
 * The game provider: catalogue, artwork, frames and remote game server. A separate party: operators reach
 * it by signed HTTP. @packageDocumentation
 */
export { createGames, type GamesDependencies } from './createGames.ts';
