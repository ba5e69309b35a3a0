import { describe, expect, it } from '@jest/globals';
import { emailValidity, phoneNumberValidity } from './contactValidity.ts';

describe('emailValidity (requirements/entities#verification)', () => {
  it.each([
    ['aino@aurora.test', true, 'Valid'],
    ['aino@aurora.test', false, 'Risky'],
    ['aino@', false, 'Invalid'],
    ['aino@', true, 'Invalid'],
  ])('returns for %s, confirmed %s: %s', (email, email_verified, validity) =>
    expect(emailValidity({ email, email_verified })).toBe(validity),
  );
});

describe('phoneNumberValidity', () => {
  it.each([
    [null, false, null],
    ['', false, null],
    ['+358 40 123 4567', true, 'Valid'],
    ['+358401234567', false, 'Risky'],
    ['040 123 4567', false, 'Risky'],
    ['+358 1', false, 'Invalid'],
    ['+999 123 4567', false, 'Invalid'],
    ['12', false, 'Invalid'],
    ['call me', true, 'Invalid'],
  ])('returns for %s, confirmed %s: %s', (phone_number, is_phone_number_verified, validity) =>
    expect(phoneNumberValidity({ phone_number, is_phone_number_verified, country: 'FI' })).toBe(validity),
  );
});
