/**
 * The registry: published releases, the decisions which of them run where, and their audit.
 * @packageDocumentation
 */
export { createRegistry, REGISTRY_MIGRATIONS } from './createRegistry.ts';
export { seedRegistry } from './seedRegistry.ts';
export { type RegistryDependencies } from './deps.ts';
