import { describe, expect, it } from '@jest/globals';
import { withoutPersonalData } from './error-envelope.ts';

describe('withoutPersonalData', () => {
  it.each([
    ['No player aino.aurora@players.test', 'No player <email>'],
    [
      'GET https://aurora.test/en/deposit/?amount=20&accessToken=x failed',
      'GET https://aurora.test/en/deposit/ failed',
    ],
    ['Bearer eyJhbGciOi.eyJzdWIiOi.c2ln refused', 'Bearer <token> refused'],
    ['player 0f8fad5b-d9cb-469f-a165-70867728950e', 'player <id>'],
    ['card 4111 1111 1111 1111, code 404', 'card <number>, code 404'],
    ['x is undefined', 'x is undefined'],
  ])('replaces personal data in "%s"', (text, expected) => {
    expect(withoutPersonalData(text)).toBe(expected);
  });
});
