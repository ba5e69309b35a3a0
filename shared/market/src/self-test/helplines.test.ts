import { expect, it } from '@jest/globals';
import { brands } from '../brands/brands.ts';
import { licences } from '../resolveMarket.ts';
import { helplineOf, helplinesOf } from './helplines.ts';

const COUNTRIES = [...new Set(Object.values(brands).flatMap(({ countries }) => countries))];

it.each(COUNTRIES)('players of %s have a national helpline with a telephone number', (country) => {
  expect(helplineOf(country).telephone).toBeDefined();
  for (const { url } of helplinesOf(country)) expect(new URL(url).protocol).toBe('https:');
});

it('players of other countries have an international helpline', () => {
  expect(helplineOf('XX').name).toBe('Gambling Therapy');
});

it.each(Object.values(licences).flatMap(({ helpline }) => (helpline.telephone ? [helpline] : [])))(
  'the helpline $telephone of a licence has the same name and address in the list of its country',
  (helpline) => {
    const national = COUNTRIES.flatMap((country) => [...helplinesOf(country)]);
    expect(national.filter(({ telephone }) => telephone === helpline.telephone)).toEqual([helpline]);
  },
);
