/**
 * The workspace packages and their imports of one another, for tools that need no bundler.
 *
 * @packageDocumentation
 */
export { packageDependents } from './release/packageDependents.ts';
export { workspacePackages, type WorkspacePackage } from './repository.ts';
