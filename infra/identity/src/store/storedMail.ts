import type { Clock, Log, Pool } from '@foyer/runtime';
import type { Mail } from '../deps.ts';

/**
 * Stores emails in the table `outgoing_mail`, from which a mail sender takes them; developers see them in
 * the log.
 */
export function createStoredMail(pool: Pool, clock: Clock, developersLog: Log | undefined): Mail {
  return {
    async send({ brand, recipient, locale, subject, body, key }) {
      await pool.query(
        'insert into identity.outgoing_mail (brand, recipient, locale, subject, body, created_at, key) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing',
        [brand, recipient, locale, subject, body, new Date(clock()), key ?? null],
      );
      developersLog?.info('email stored in outgoing_mail', { brand, recipient, subject });
    },
  };
}

export interface StoredEmail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly createdAt: Date;
}

export interface Mailbox {
  /** Newest first. */
  latest(brand: string): Promise<readonly StoredEmail[]>;
}

const EMAILS_SHOWN = 20;

/** Reads the emails that {@link createStoredMail} stored. */
export function createMailbox(pool: Pool): Mailbox {
  return {
    async latest(brand) {
      const { rows } = await pool.query<StoredEmail>(
        'select recipient, subject, body, created_at as "createdAt" from identity.outgoing_mail where brand = $1 order by id desc limit $2',
        [brand, EMAILS_SHOWN],
      );
      return rows;
    },
  };
}
