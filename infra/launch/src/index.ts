/**
 * Starts Foyer on one machine: the database, migrations, builds, every service and one status screen.
 * @packageDocumentation
 */
export { LaunchProblem } from './launchProblem.ts';
export { startPostgres, type PostgresOptions, type RunningPostgres } from './postgres/startPostgres.ts';
