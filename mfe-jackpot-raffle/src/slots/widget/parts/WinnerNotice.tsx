import type { JackpotWinner } from '@foyer/contract';
import { useMoney, useText } from '@foyer/i18n';
import { messages as potMessages } from '../../../pages/jackpot/parts/pot-board/pots.messages.ts';
import * as css from '../JackpotWidget.css.ts';
import { messages } from '../JackpotWidget.messages.ts';

export interface WinnerNoticeProps {
  readonly winner: JackpotWinner | undefined;
  readonly image: { readonly url: string } | null;
}

/** A win of any player, for the time that the feed keeps it (requirements/constants#jackpot). */
export function WinnerNotice({ winner, image }: WinnerNoticeProps) {
  const text = useText();
  const write = useMoney();
  // always in the document, so that changes in it are announced
  return (
    <p className={winner ? css.winner : css.silent} role="status">
      {winner && image && <img className={css.winnerImage} src={image.url} alt="" />}
      {winner &&
        text(winner.isOwn ? messages.wonByPlayer : messages.won, {
          pot: text(potMessages[winner.potId]),
          amount: write(winner.amount),
        })}
    </p>
  );
}
