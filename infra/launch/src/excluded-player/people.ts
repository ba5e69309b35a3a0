import { PEOPLE } from '@foyer/eid/people';

/** Texts and codes that refuse a person. */
export const NEW_PASSWORD = 'Choose a new password';
export const EXCLUDED = 'You’re self-excluded';
export const REGISTER = 'HAMPI';
export const REFUNDED_AT_TULI = '€50.00 is being refunded to the account it came from';
export const REFUSED = 'We can’t open a new account';

export const SSN = '37605030299';
export const FREE_SSN = '131052-308T';
export const MART = { firstName: 'Mart', lastName: 'Aurora', dateOfBirth: '1990-04-12' };
export const IRIS = { ...MART, firstName: 'Iris' };
export const OTHER_PERSON = { firstName: 'Uku', lastName: 'Uus', dateOfBirth: '1991-05-06' };
export const JAAK = PEOPLE.find(({ givenName }) => givenName === 'Jaak-Kristjan');
/** Two persons without an account. */
export const [FIRST, SECOND] = PEOPLE.filter(({ givenName }) => givenName === 'Uus');
/** Customers of the provider's bank and of its wallet. */
export const MART_AT_BANK = 'new.fi.mart';
export const MART_AT_WALLET = 'new.fi.mart@fernpay.test';
export const MARI_AT_BANK = 'new.ee.mari';
