import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  won: { id: 'shell.jackpot.won', defaultMessage: 'You won {amount} from the {pot} jackpot' },
  wonRaffle: { id: 'shell.jackpot.wonRaffle', defaultMessage: 'You won {amount} in the raffle' },
});
