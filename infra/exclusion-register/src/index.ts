/**
 * National registers of excluded persons, as a separate service.
 * @packageDocumentation
 */
import { fileURLToPath } from 'node:url';

export { createExclusionRegister } from './createExclusionRegister.ts';

/** Folder of the schema `exclusion_register`. */
export const EXCLUSION_REGISTER_MIGRATIONS: string = fileURLToPath(new URL('../sql', import.meta.url));
