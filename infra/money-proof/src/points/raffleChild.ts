import { createJackpot } from '@foyer/jackpot';
import { readSettings } from '@foyer/runtime';
import { serveChild } from '../kills/serveChild.ts';

/** The jackpot service with its raffles in a separate process. */
const [connectionString = '', operatorUrl = '', internal = '', port = '0'] = process.argv.slice(2);
await serveChild({ name: 'jackpot', connectionString, connections: 4, port }, (parts) =>
  createJackpot({
    ...parts,
    settings: readSettings({}, '/nonexistent', { internal, games: '', payments: '' }),
    operatorUrl,
  }),
);
