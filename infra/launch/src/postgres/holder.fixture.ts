import { createLog } from '@foyer/runtime';
import { startPostgres } from './startPostgres.ts';

const [home = '', port = '', mode] = process.argv.slice(2);
const database = await startPostgres({ home, port: Number(port), log: createLog('holder', () => undefined) });

async function stop(): Promise<void> {
  await database.stop();
  process.exit();
}

process.on('SIGTERM', () => void stop());
console.log(database.connectionString);
if (mode === 'once') await stop();
setInterval(() => undefined, 60_000);
