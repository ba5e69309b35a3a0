/**
 * Packs what a remote outside the repository installs.
 *
 * @packageDocumentation
 */
export { startLocalRegistry, type LocalRegistry } from './localRegistry.ts';
export { packFolders, packTarballs } from './pack.ts';
