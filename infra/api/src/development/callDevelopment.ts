import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createServiceClient, readSettings, systemClock } from '@foyer/runtime';
import * as v from 'valibot';

const refusalSchema = v.object({ code: v.string() });

/**
 * Calls the running api as a developer; it answers in development mode only. Reads FOYER_HOME (for the
 * secret) and FOYER_API_PORT as the services do.
 */
export async function callDevelopment(path: string, body: object): Promise<unknown> {
  const home = resolve(process.env['FOYER_HOME'] ?? join(import.meta.dirname, '../../../../.foyer'));
  const internal = await secretOf(home);
  const settings = readSettings(process.env, home, { internal, games: '', payments: '' });
  const serviceClient = createServiceClient();
  const answer = await serviceClient
    .callSigned({
      baseUrl: `http://127.0.0.1:${settings.apiPort}`,
      path: `/internal/development/${path}`,
      secret: internal,
      clock: systemClock,
      body,
    })
    .catch(() => {
      throw new Error(
        `No api answers on port ${settings.apiPort}. Start it with npm start, or set FOYER_API_PORT.`,
      );
    })
    .finally(() => serviceClient.close());
  if (answer.status !== 200)
    throw new Error(
      `The api refused the call: ${v.is(refusalSchema, answer.body) ? answer.body.code : answer.status}.`,
    );
  return answer.body;
}

async function secretOf(home: string): Promise<string> {
  try {
    return (await readFile(join(home, 'keys', 'internal-secret'), 'utf8')).trim();
  } catch {
    throw new Error(`No Foyer home exists in ${home}. Run npm start once, or set FOYER_HOME.`);
  }
}
