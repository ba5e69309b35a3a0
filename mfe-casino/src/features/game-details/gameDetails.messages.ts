import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  rtp: { id: 'casino.facts.rtp', defaultMessage: 'Return to player' },
  rtpFraction: { id: 'casino.facts.rtp-fraction', defaultMessage: '{percent} (exactly {fraction})' },
  volatility: { id: 'casino.facts.volatility', defaultMessage: 'Volatility' },
  hitRate: { id: 'casino.facts.hit-rate', defaultMessage: 'Hit rate' },
  lines: { id: 'casino.facts.lines', defaultMessage: 'Lines' },
  ways: { id: 'casino.facts.ways', defaultMessage: 'Ways to win' },
  layout: { id: 'casino.facts.layout', defaultMessage: 'Reels × rows' },
  maximumWin: { id: 'casino.facts.maximum-win', defaultMessage: 'Maximum win' },
  timesStake: { id: 'casino.facts.times-stake', defaultMessage: '{times, number}× the stake' },
  stakes: { id: 'casino.facts.stakes', defaultMessage: 'Stake per round' },
  stakeRange: { id: 'casino.facts.stake-range', defaultMessage: '{minimum} to {maximum}' },
  features: { id: 'casino.facts.features', defaultMessage: 'Features' },
  bonus: { id: 'casino.facts.bonus', defaultMessage: 'Bonus money' },
  bonusYes: { id: 'casino.facts.bonus-yes', defaultMessage: 'Accepted' },
  bonusNo: { id: 'casino.facts.bonus-no', defaultMessage: 'Not accepted' },
  released: { id: 'casino.facts.released', defaultMessage: 'Released' },
});
