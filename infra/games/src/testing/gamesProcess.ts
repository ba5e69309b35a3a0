/** Runs the service as a separate process that tests can kill. Prints its address when ready. */
import { systemClock } from '@foyer/runtime';
import { startGamesUnderTest } from './gamesUnderTest.ts';

const { GAMES_TEST_DATABASE: connectionString = '', GAMES_TEST_OPERATOR: operatorUrl = '' } = process.env;
const games = await startGamesUnderTest({ connectionString, operatorUrl, clock: systemClock });
process.stdout.write(`${games.url}\n`);
