import type { Clock, Log, Pool } from '@foyer/runtime';
import type { Mail } from '../deps.ts';

/** Letters wait in the table `outgoing_mail` for whatever sends them; a developer reads them in the log. */
export function createStoredMail(pool: Pool, clock: Clock, developersLog: Log | undefined): Mail {
  return {
    async send({ brand, recipient, locale, subject, body }) {
      await pool.query('insert into identity.outgoing_mail (brand, recipient, locale, subject, body, created_at) values ($1, $2, $3, $4, $5, $6)', [brand, recipient, locale, subject, body, new Date(clock())]);
      developersLog?.info('a letter waits in outgoing_mail', { brand, recipient, subject });
    },
  };
}
