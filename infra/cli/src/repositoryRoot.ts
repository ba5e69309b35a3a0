export { repositoryRoot } from '@foyer/workspace';
