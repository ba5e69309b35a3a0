/**
 * `npm run replay:engagement -- <database URL>`: recomputes the state of all players from the stored facts
 * and compares the hashes. Read-only.
 */
import { createPool } from '@foyer/runtime';
import { replay } from './replay.ts';

const MS_PER_SECOND = 1_000;
const [address = process.env['DATABASE_URL']] = process.argv.slice(2);
if (address === undefined) {
  console.error('Usage: npm run replay:engagement -- <database URL>');
  process.exit(2);
}
const startedAt = performance.now();
const pool = createPool(address, 1);
try {
  const { facts, players, computedHash, storedHash } = await replay(pool);
  const seconds = ((performance.now() - startedAt) / MS_PER_SECOND).toFixed(1);
  console.log(`${facts} facts of ${players} players replayed in ${seconds} s`);
  console.log(`computed ${computedHash}`);
  console.log(`stored   ${storedHash}`);
  process.exitCode = computedHash === storedHash ? 0 : 1;
} finally {
  await pool.end();
}
