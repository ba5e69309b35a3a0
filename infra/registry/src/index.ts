/**
 * The registry: releases, what runs where, and who decided so.
 * @packageDocumentation
 */
export { createRegistry, REGISTRY_MIGRATIONS } from './createRegistry.ts';
export { seedRegistry } from './seedRegistry.ts';
export { type RegistryDependencies } from './deps.ts';
