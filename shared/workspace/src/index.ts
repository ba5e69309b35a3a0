/**
 * The workspace packages of the repository, their files and their imports of one another. Needs no bundler.
 *
 * @packageDocumentation
 */
export { packageDependents } from './packageDependents.ts';
export { builtFiles, packagesUsedBy } from './packageGraph.ts';
export { installedFolder, installedPackages } from './installedPackages.ts';
export {
  isRepository,
  projectRoot,
  readManifest,
  repositoryRoot,
  sourceFiles,
  workspacePackages,
  type PackageManifest,
  type WorkspacePackage,
} from './repository.ts';
