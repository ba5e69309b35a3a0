import { describe, expect, it } from '@jest/globals';
import { refusalMessage } from './documentTexts.messages.ts';

const GENERAL = refusalMessage('CODE_OF_A_LATER_RELEASE');

describe('refusalMessage', () => {
  it.each(['TOO_MANY_PARTS', 'TOO_MANY_FILES', 'TOO_MANY_UPLOADS', 'UNKNOWN_REQUEST', 'TOO_LARGE'])(
    'explains the refusal %s of the upload service',
    (code) => {
      expect(refusalMessage(code)).not.toBe(GENERAL);
    },
  );
});
