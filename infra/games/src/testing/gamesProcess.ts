/** The service in a process of its own, so that a test can kill it. Port 0; prints its address when it answers. */
import { systemClock } from '@foyer/runtime';
import { startGamesUnderTest } from './gamesUnderTest.ts';

const { GAMES_TEST_DATABASE: connectionString = '', GAMES_TEST_OPERATOR: operatorUrl = '' } = process.env;
const games = await startGamesUnderTest({ connectionString, operatorUrl, clock: systemClock });
process.stdout.write(`${games.url}\n`);
