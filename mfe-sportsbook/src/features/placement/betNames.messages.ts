import { defineMessages } from '@foyer/i18n';
import type { BetKind } from './betTypes.ts';

/** Names of the kinds of bets. */
export const betNames = defineMessages<BetKind>({
  SINGLES: {
    id: 'sportsbook.bet.singles',
    defaultMessage: '{legs, plural, one {Single} other {# singles}}',
  },
  MULTIPLE: {
    id: 'sportsbook.bet.multiple',
    defaultMessage: '{legs, plural, =2 {Double} =3 {Treble} other {#-fold}}',
  },
  PART: { id: 'sportsbook.bet.part', defaultMessage: 'System {size}/{legs}' },
  TRIXIE: { id: 'sportsbook.bet.trixie', defaultMessage: 'Trixie' },
  PATENT: { id: 'sportsbook.bet.patent', defaultMessage: 'Patent' },
  YANKEE: { id: 'sportsbook.bet.yankee', defaultMessage: 'Yankee' },
  LUCKY_15: { id: 'sportsbook.bet.lucky-15', defaultMessage: 'Lucky 15' },
  CANADIAN: { id: 'sportsbook.bet.canadian', defaultMessage: 'Canadian (Super Yankee)' },
  LUCKY_31: { id: 'sportsbook.bet.lucky-31', defaultMessage: 'Lucky 31' },
  HEINZ: { id: 'sportsbook.bet.heinz', defaultMessage: 'Heinz' },
  LUCKY_63: { id: 'sportsbook.bet.lucky-63', defaultMessage: 'Lucky 63' },
  SUPER_HEINZ: { id: 'sportsbook.bet.super-heinz', defaultMessage: 'Super Heinz' },
  GOLIATH: { id: 'sportsbook.bet.goliath', defaultMessage: 'Goliath' },
});

export const { withBankers } = defineMessages({
  withBankers: {
    id: 'sportsbook.bet.with-bankers',
    defaultMessage: '{name}, {count, plural, one {# banker} other {# bankers}}',
  },
});
