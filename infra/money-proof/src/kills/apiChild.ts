import { createApi } from '@foyer/api';
import { readSettings } from '@foyer/runtime';
import { serveChild } from './serveChild.ts';

/** The api in a separate process. */
const [
  connectionString = '',
  home = '',
  secrets = '{}',
  identity = '',
  payments = '',
  port = '0',
  sportsFeed = 'http://127.0.0.1:9',
] = process.argv.slice(2);
await serveChild({ name: 'api', connectionString, port }, (parts) =>
  createApi({
    ...parts,
    settings: readSettings(
      {},
      home,
      JSON.parse(secrets) as { internal: string; games: string; payments: string },
    ),
    addresses: { identity, payments, games: 'http://127.0.0.1:9', sportsFeed },
  }),
);
