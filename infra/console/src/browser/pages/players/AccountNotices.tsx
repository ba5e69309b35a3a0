import type { PlayerRecord } from '@foyer/market/player-record-answers';
import { useText } from '@foyer/i18n';
import { Notice, Row } from '@foyer/ui';
import { brandTitle } from '../../model/names.ts';
import { utcAndLocalTime, utcDate } from '../../model/times.ts';
import { PlayerLink } from '../../parts/player-link/PlayerLink.tsx';
import { causes, messages } from './account.messages.ts';

/** Warnings to read before answering: why the account is closed, an erasure, accounts of the same person. */
export function AccountNotices({ record }: { readonly record: PlayerRecord }) {
  const text = useText();
  const { closing, erasure, otherAccounts, timeZone } = record;
  return (
    <>
      {closing !== null && (
        <Notice tone="warning" title={text(messages.closedTitle)}>
          {text(messages.closedText, {
            cause: closing.cause === null ? '' : text(causes[closing.cause]),
            at: closing.at === null ? '' : utcAndLocalTime(closing.at, timeZone),
            reopen: text(closing.mayPlayerReopen ? messages.mayReopen : messages.mayNotReopen),
          })}
        </Notice>
      )}
      {erasure !== null && (
        <Notice tone="warning" title={text(messages.erasureTitle)}>
          {text(messages.erasureText, {
            at: utcAndLocalTime(erasure.requestedAt, timeZone),
            until: utcDate(erasure.eraseAfter),
          })}
        </Notice>
      )}
      {otherAccounts.length > 0 && (
        <Notice title={text(messages.others)}>
          <Row gap="small">
            {otherAccounts.map(({ brand, playerId }) => (
              <span key={`${brand} ${playerId}`}>
                {`${brandTitle(brand)}: `}
                <PlayerLink brand={brand} playerId={playerId} />
              </span>
            ))}
          </Row>
        </Notice>
      )}
    </>
  );
}
