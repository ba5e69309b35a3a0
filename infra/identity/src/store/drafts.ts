import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock, PasswordCost, PasswordHash, Pool } from '@foyer/runtime';
import type { Answers, Step } from '../registration/steps.ts';
import { sha256 } from '../security/keys.ts';
import type { SealedCodes } from './sealedCodes.ts';

/**
 * An unfinished registration, identified by a cookie, so that a closed tab loses no input. The personal code is
 * encrypted at rest.
 */
export interface Draft {
  readonly id: string;
  readonly playerId: string;
  /** The first unanswered step. */
  readonly step: Step;
  readonly answers: Answers;
  readonly password: PasswordHash | undefined;
}

export interface Drafts {
  create(brand: string, draft: Pick<Draft, 'step' | 'answers'>): Promise<Draft>;
  find(brand: string, id: string | undefined): Promise<Draft | undefined>;
  save(brand: string, draft: Draft): Promise<void>;
  /** Deletes the answers, which the account now holds. */
  complete(brand: string, id: string): Promise<void>;
}

export const DRAFT_SECONDS = 24 * 3_600;
const ID_BYTES = 24;
const SECOND = 1_000;

interface Row {
  readonly player_id: string;
  readonly step: Step;
  readonly answers: Answers;
  readonly password_parameters: PasswordCost | null;
  readonly password_salt: Buffer | null;
  readonly password_hash: Buffer | null;
}

export function createDrafts(pool: Pool, clock: Clock, codes: SealedCodes): Drafts {
  return {
    async create(brand, { step, answers }) {
      const draft: Draft = {
        id: randomBytes(ID_BYTES).toString('base64url'),
        playerId: randomUUID(),
        step,
        answers,
        password: undefined,
      };
      await pool.query(
        'insert into identity.registration_draft (brand, id_hash, player_id, step, answers, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)',
        [
          brand,
          sha256(draft.id),
          draft.playerId,
          step,
          JSON.stringify(codes.toStored(answers)),
          new Date(clock()),
          new Date(clock() + DRAFT_SECONDS * SECOND),
        ],
      );
      return draft;
    },
    async find(brand, id) {
      if (id === undefined) return undefined;
      const { rows } = await pool.query<Row>(
        'select * from identity.registration_draft where brand = $1 and id_hash = $2 and expires_at > $3 and completed_at is null',
        [brand, sha256(id), new Date(clock())],
      );
      const row = rows[0];
      if (!row) return undefined;
      const { password_parameters: parameters, password_salt: salt, password_hash: hash } = row;
      return {
        id,
        playerId: row.player_id,
        step: row.step,
        answers: codes.fromStored(row.answers),
        password: parameters && salt && hash ? { parameters, salt, hash } : undefined,
      };
    },
    async save(brand, { id, step, answers, password }) {
      await pool.query(
        `update identity.registration_draft set step = $3, answers = $4, password_parameters = $5, password_salt = $6, password_hash = $7
         where brand = $1 and id_hash = $2 and completed_at is null`,
        [
          brand,
          sha256(id),
          step,
          JSON.stringify(codes.toStored(answers)),
          password ? JSON.stringify(password.parameters) : null,
          password?.salt ?? null,
          password?.hash ?? null,
        ],
      );
    },
    async complete(brand, id) {
      await pool.query(
        `update identity.registration_draft set completed_at = $3, answers = '{}', password_parameters = null, password_salt = null, password_hash = null where brand = $1 and id_hash = $2`,
        [brand, sha256(id), new Date(clock())],
      );
    },
  };
}
