import { expect, it } from '@jest/globals';
import dropDefaultMessages from './dropDefaultMessages.ts';

const SOURCE = `export const messages = defineMessages({
  description: { id: 'a.description', defaultMessage: 'Choose.', description: 'For translators' },
  defaultMessage: {
    id: 'a.default',
    defaultMessage:
      'One' +
      ' two',
  },
});`;

it('removes texts and notes of messages, and keeps messages that have the same names', () => {
  expect(dropDefaultMessages(SOURCE).replace(/\s/g, '')).toBe(
    "exportconstmessages=defineMessages({description:{id:'a.description',},defaultMessage:{id:'a.default',},});",
  );
});
