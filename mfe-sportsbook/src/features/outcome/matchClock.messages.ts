import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  minute: { id: 'sportsbook.clock.minute', defaultMessage: '{minute}′' },
  period: {
    id: 'sportsbook.clock.period',
    defaultMessage: 'P{period} {minute}′',
    description: 'Ice hockey: period and minute, in little space',
  },
  quarter: {
    id: 'sportsbook.clock.quarter',
    defaultMessage: 'Q{period} {minute}′',
    description: 'Basketball: quarter and minute, in little space',
  },
  set: { id: 'sportsbook.clock.set', defaultMessage: 'Set {period}' },
  map: { id: 'sportsbook.clock.map', defaultMessage: 'Map {period}' },
  break: { id: 'sportsbook.clock.break', defaultMessage: 'Break' },
  ended: { id: 'sportsbook.clock.ended', defaultMessage: 'Ended' },
});
