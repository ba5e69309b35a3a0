import type { Clock, Log, Pool } from '@foyer/runtime';
import type { Mail } from '../deps.ts';

/**
 * Stores letters in the table `outgoing_mail`, from which a mail sender takes them; developers see them in
 * the log.
 */
export function createStoredMail(pool: Pool, clock: Clock, developersLog: Log | undefined): Mail {
  return {
    async send({ brand, recipient, locale, subject, body }) {
      await pool.query(
        'insert into identity.outgoing_mail (brand, recipient, locale, subject, body, created_at) values ($1, $2, $3, $4, $5, $6)',
        [brand, recipient, locale, subject, body, new Date(clock())],
      );
      developersLog?.info('letter stored in outgoing_mail', { brand, recipient, subject });
    },
  };
}

export interface StoredLetter {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly createdAt: Date;
}

export interface Mailbox {
  /** Newest first. */
  latest(brand: string): Promise<readonly StoredLetter[]>;
}

const LETTERS_SHOWN = 20;

/** Reads the letters that {@link createStoredMail} stored. */
export function createMailbox(pool: Pool): Mailbox {
  return {
    async latest(brand) {
      const { rows } = await pool.query<StoredLetter>(
        'select recipient, subject, body, created_at as "createdAt" from identity.outgoing_mail where brand = $1 order by id desc limit $2',
        [brand, LETTERS_SHOWN],
      );
      return rows;
    },
  };
}
