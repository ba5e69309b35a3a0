/** The operators' console: its pages, sessions and requests to the registry. @packageDocumentation */
export { CONSOLE_MIGRATIONS, createConsole } from './createConsole.ts';
