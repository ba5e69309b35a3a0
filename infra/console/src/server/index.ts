/**
 * The operators' console: its pages, its sessions, and the way from a person's browser to the registry.
 * @packageDocumentation
 */
export { CONSOLE_MIGRATIONS, createConsole } from './createConsole.ts';
