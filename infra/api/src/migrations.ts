import { fileURLToPath } from 'node:url';

/** Folder of the schema `api`: `schema/` (tables) and `functions/` (functions and triggers by subject). */
export const API_MIGRATIONS: string = fileURLToPath(new URL('../sql', import.meta.url));
