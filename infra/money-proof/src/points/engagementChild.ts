import { createEngagement } from '@foyer/engagement';
import { readSettings } from '@foyer/runtime';
import { serveChild } from '../kills/serveChild.ts';
import type { PointRules } from './pointRules.ts';

/** The engagement service in a separate process. */
const [connectionString = '', operatorUrl = '', internal = '', rules = '{}', port = '0'] =
  process.argv.slice(2);
await serveChild({ name: 'engagement', connectionString, connections: 4, port }, (parts) =>
  createEngagement({
    ...parts,
    settings: readSettings({}, '/nonexistent', { internal, games: '', payments: '' }),
    operatorUrl,
    ruleSetContents: JSON.parse(rules) as PointRules,
  }),
);
