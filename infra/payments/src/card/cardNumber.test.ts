import { describe, expect, it } from '@jest/globals';
import { brandOf, expiryOf, grouped, isCardNumber, isSecurityCode } from './cardNumber.ts';

describe('card number', () => {
  it.each([
    ['4111111111111111', true, 'Visa', '4111 1111 1111 1111'],
    ['5555555555554444', true, 'Mastercard', '5555 5555 5555 4444'],
    ['2223003122003222', true, 'Mastercard', '2223 0031 2200 3222'],
    ['378282246310005', true, 'American Express', '3782 822463 10005'],
    ['6759649826438453', true, 'Maestro', '6759 6498 2643 8453'],
    ['4111111111111112', false, 'Visa', '4111 1111 1111 1112'],
    ['411111111111111', false, 'Visa', '4111 1111 1111 111'],
    ['0000000000000000', false, 'Card', '0000 0000 0000 0000'],
    ['', false, 'Card', ''],
  ])('is checked, with its brand: %s: %s, %s', (digits, isNumber, brand, text) => {
    expect([isCardNumber(digits), brandOf(digits).name, grouped(digits)]).toEqual([isNumber, brand, text]);
  });

  it('rejects a number with any one digit changed', () => {
    const number = '4111111111111111';
    for (let index = 1; index < number.length; index += 1)
      expect(isCardNumber(`${number.slice(0, index)}2${number.slice(index + 1)}`)).toBe(false);
  });
});

it.each([
  ['12/39', Date.UTC(2040, 0, 1)],
  ['1 / 39', undefined],
  ['01/30', Date.UTC(2030, 1, 1)],
  ['0130', Date.UTC(2030, 1, 1)],
  ['13/30', undefined],
  ['00/30', undefined],
  ['', undefined],
])('accepts a card of %s until the end of its month', (text, until) => {
  expect(expiryOf(text)).toBe(until);
});

it.each<[string, number | undefined, boolean]>([
  ['123', 3, true],
  ['1234', 4, true],
  ['1234', 3, false],
  ['12', undefined, false],
  ['12a', 3, false],
])('checks code %s of %s digits: %s', (code, length, isRight) => {
  expect(isSecurityCode(code, length)).toBe(isRight);
});
