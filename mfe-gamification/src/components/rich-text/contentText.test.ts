import { expect, it } from '@jest/globals';
import { contentText } from './contentText.ts';

it('replaces amounts and the age, and nothing else', () => {
  const values = { write: (cents: number) => `<${cents}>`, age: 21 };
  expect(contentText('From [EUR 1] to [EUR 2500] at [AGE]. [EUR x] [USD 5] [age]', values)).toBe(
    'From <100> to <250000> at 21. [EUR x] [USD 5] [age]',
  );
});
