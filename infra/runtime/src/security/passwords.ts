import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../http/refusal.ts';

/** scrypt's work factors, stored with each hash so that they can be raised later. */
export interface PasswordCost {
  readonly cost: number;
  readonly blockSize: number;
  readonly parallelization: number;
}

export interface PasswordHash {
  readonly parameters: PasswordCost;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

/** OWASP's second scrypt setting: 32 MB and about a quarter of a second on one core. */
export const PASSWORD_COST: PasswordCost = { cost: 2 ** 15, blockSize: 8, parallelization: 3 };

const KEY_BYTES = 32;
const SALT_BYTES = 16;
const PARALLEL_HASHES = 2;
const WAITING_HASHES = 64;

/** 64 passwords are already waiting to be hashed. */
export class TooBusy extends Refusal {
  constructor() {
    super(503, 'BUSY', 'Too many passwords are being checked at this moment. Try again in a few seconds.');
    this.name = 'TooBusy';
  }
}

export interface Passwords {
  /** @throws {@link TooBusy}; so does `verify`. */
  hash(password: string): Promise<PasswordHash>;
  /** Takes the same work and time whether or not there is a stored hash. */
  verify(password: string, stored: PasswordHash | undefined): Promise<boolean>;
  isOutdated(stored: PasswordHash): boolean;
}

/**
 * Salted scrypt hashes of passwords, two at a time in one instance: each takes up to 32 MB and a libuv thread, which
 * the database driver needs for name resolution.
 *
 * @param cost - For new hashes; a stored one is verified with its own parameters.
 */
export function createPasswords(cost: PasswordCost = PASSWORD_COST): Passwords {
  const waiting: (() => void)[] = [];
  const decoy: PasswordHash = {
    parameters: cost,
    salt: randomBytes(SALT_BYTES),
    hash: randomBytes(KEY_BYTES),
  };
  let running = 0;

  async function limited<T>(work: () => Promise<T>): Promise<T> {
    if (running >= PARALLEL_HASHES) {
      if (waiting.length >= WAITING_HASHES) throw new TooBusy();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return { parameters: cost, salt, hash: await limited(() => derive(password, salt, cost)) };
    },
    async verify(password, stored) {
      const against = stored ?? decoy;
      const actual = await limited(() => derive(password, against.salt, against.parameters));
      return timingSafeEqual(actual, against.hash) && stored !== undefined;
    },
    isOutdated(stored) {
      const { parameters } = stored;
      return (
        parameters.cost < cost.cost ||
        parameters.blockSize < cost.blockSize ||
        parameters.parallelization < cost.parallelization
      );
    },
  };
}

function derive(
  password: string,
  salt: Buffer,
  { cost, blockSize, parallelization }: PasswordCost,
): Promise<Buffer> {
  // NFKC: the same password typed on another keyboard must yield the same bytes
  return new Promise((resolve, reject) => {
    scrypt(
      password.normalize('NFKC'),
      salt,
      KEY_BYTES,
      { N: cost, r: blockSize, p: parallelization, maxmem: 256 * cost * blockSize },
      (error, key) => {
        if (error) reject(error);
        else resolve(key);
      },
    );
  });
}
