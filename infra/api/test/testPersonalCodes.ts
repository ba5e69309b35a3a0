import { createPersonalCodes } from '../src/personal-codes/personalCodes.ts';

export const PERSONAL_CODE_SECRET = 'personal-code-secret-of-the-tests';

/** The personal codes as the api of a test seals them. */
export const testPersonalCodes = createPersonalCodes({ personalCodeSecrets: [PERSONAL_CODE_SECRET] });
