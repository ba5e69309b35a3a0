import type { PlayerRecord } from '@foyer/market/player-record-answers';
import { Text, useMoney, useText } from '@foyer/i18n';
import { Facts, Paragraph } from '@foyer/ui';
import { Link } from 'react-router-dom';
import { mayChat, maySeeWithdrawals } from '../../model/permissions.ts';
import { utcAndLocalTime, utcDate } from '../../model/times.ts';
import { blocks as blockTexts, identities } from '../../parts/code-text/codeText.messages.ts';
import { useCodeText } from '../../parts/code-text/useCodeText.ts';
import { playerAddress } from '../../parts/player-link/playerAddress.ts';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useHref } from '../../state/useEnvironment.ts';
import { channels, messages, wealthStatuses } from './account.messages.ts';
import * as css from './players.css.ts';

/** Who the player is, and what is allowed now. */
export function AccountFacts({ record }: { readonly record: PlayerRecord }) {
  const text = useText();
  const money = useMoney();
  const named = useCodeText();
  const { currency, timeZone } = record;
  const time = (at: string | null): string =>
    at === null ? text(messages.never) : utcAndLocalTime(at, timeZone);
  const blocked = (codes: readonly string[]): string =>
    codes.length === 0 ? text(messages.allowed) : codes.map((code) => named(blockTexts, code)).join(', ');
  const checked = (value: string, isVerified: boolean): string =>
    text(isVerified ? messages.verified : messages.notVerified, { value });
  const marketing =
    record.marketing.length === 0
      ? text(messages.noMarketing)
      : record.marketing.map((channel) => text(channels[channel])).join(', ');
  const wealth = text(wealthStatuses[record.wealthStatus]);
  const balance = money({ minor: record.balance, currency });
  return (
    <>
      <Facts
        items={[
          { label: text(messages.playerId), value: record.playerId },
          { label: text(messages.email), value: checked(record.email, record.isEmailVerified) },
          {
            label: text(messages.phone),
            value:
              record.phoneNumber === null
                ? text(messages.none)
                : checked(record.phoneNumber, record.isPhoneNumberVerified),
          },
          { label: text(messages.birthday), value: utcDate(record.dateOfBirth) },
          {
            label: text(messages.address),
            value: [record.address, record.country].filter(Boolean).join(', '),
          },
          { label: text(messages.language), value: record.language },
          {
            label: text(messages.marketing),
            value:
              record.marketingChangedAt === null
                ? marketing
                : text(messages.marketingChanged, {
                    channels: marketing,
                    at: time(record.marketingChangedAt),
                  }),
          },
          { label: text(messages.registered), value: time(record.registeredAt) },
          { label: text(messages.lastSignIn), value: time(record.lastSignInAt) },
          {
            label: text(messages.balance),
            value:
              record.bonusBalance > 0
                ? text(messages.withBonus, {
                    balance,
                    bonus: money({ minor: record.bonusBalance, currency }),
                  })
                : balance,
          },
          { label: text(messages.deposits), value: blocked(record.depositBlocks) },
          { label: text(messages.withdrawals), value: blocked(record.withdrawalBlocks) },
          { label: text(messages.identity), value: named(identities, record.identityStatus) },
          {
            label: text(messages.wealth),
            value:
              record.wealthDueAt === null || record.wealthStatus === 'Done'
                ? wealth
                : text(messages.wealthDue, { status: wealth, due: time(record.wealthDueAt) }),
          },
        ]}
      />
      <OtherPages record={record} />
    </>
  );
}

const PAGES_OF_AGENTS = [{ path: '/live-chat', label: messages.chat }] as const;
const PAGES = [
  { path: '/documents', label: messages.documents },
  { path: '/identity', label: messages.identityPage },
  { path: '/player-money', label: messages.money },
  { path: '/player-care', label: messages.care },
] as const;

function OtherPages({ record: { brand, playerId } }: { readonly record: PlayerRecord }) {
  const text = useText();
  const href = useHref();
  const person = usePerson();
  const maySupervise = maySeeWithdrawals(person);
  const pages = [...(mayChat(person) ? PAGES_OF_AGENTS : []), ...(maySupervise ? PAGES : [])];
  return (
    <>
      <nav aria-label={text(messages.pages)} className={css.pages}>
        {pages.map(({ path, label }) => (
          <Link key={path} className={css.link} to={href(playerAddress(path, brand, playerId))}>
            <Text {...label} />
          </Link>
        ))}
      </nav>
      {!maySupervise && (
        <Paragraph tone="muted">
          <Text {...messages.supervisors} />
        </Paragraph>
      )}
    </>
  );
}
