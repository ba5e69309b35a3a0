/**
 * The live-chat service: conversations between players and support agents (requirements/routes#menus-and-live-chat).
 * @packageDocumentation
 */
import { fileURLToPath } from 'node:url';

export { createChat } from './createChat.ts';
export { type ChatDependencies } from './deps.ts';

/** Folder of the schema's SQL files: `schema` once each, `functions` whenever they change. */
export const CHAT_MIGRATIONS: string = fileURLToPath(new URL('../sql', import.meta.url));
