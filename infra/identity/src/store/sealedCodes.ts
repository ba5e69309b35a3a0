import { seal, unseal } from '@foyer/runtime';

/** Marks a personal code that is encrypted with the key of this service. */
const SEALED = 'sealed:';

interface WithCode {
  readonly personalCode?: string | undefined;
}

/** Encrypts the personal code of stored answers and people; everything else stays readable. */
export interface SealedCodes {
  toStored<Value extends object>(value: Value): Value;
  /** A code that this key has not encrypted is returned as ''. */
  fromStored<Value extends object>(stored: Value): Value;
}

export function createSealedCodes(key: Buffer): SealedCodes {
  return {
    toStored(value) {
      const { personalCode = '' } = value as WithCode;
      return personalCode === ''
        ? value
        : { ...value, personalCode: `${SEALED}${seal(key, personalCode).toString('base64url')}` };
    },
    fromStored(stored) {
      const { personalCode = '' } = stored as WithCode;
      if (personalCode === '') return stored;
      const opened = unseal(key, Buffer.from(personalCode.slice(SEALED.length), 'base64url'));
      return { ...stored, personalCode: opened ?? '' };
    },
  };
}
