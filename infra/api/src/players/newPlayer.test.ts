import { expect, it } from '@jest/globals';
import { flowRefusal } from './newPlayer.ts';

const settings = (flow: 'Identity' | 'Sms' | 'OpenBanking') => ({
  registrations: [{ countryCode: 'FI', flow }],
  login: 'Identity' as const,
});

it.each([
  ['Identity', 'IDENTITY_FORM', false, true],
  ['Identity', 'SSN', false, true],
  ['Identity', 'OPEN_BANKING', false, true],
  ['Sms', 'IDENTITY_FORM', false, false],
  ['Sms', 'IDENTITY_FORM', true, true],
  ['Sms', 'SSN', true, true],
  ['Sms', 'OPEN_BANKING', false, true],
  ['OpenBanking', 'IDENTITY_FORM', true, false],
  ['OpenBanking', 'OPEN_BANKING', false, true],
] as const)(
  'accepts a registration by flow %s, method %s and verified number (%s): %s',
  (flow, registrationMethod, phoneVerified, isAccepted) => {
    const refusal = flowRefusal({ country: 'FI', registrationMethod, phoneVerified }, settings(flow));
    expect(refusal).toEqual(isAccepted ? undefined : { code: 'COUNTRY_NOT_ALLOWED', keys: ['country'] });
  },
);
