import type { CashierBlock } from '@foyer/graphql/main';
import { Text, useDates, useText } from '@foyer/i18n';
import { hrefTo, type RouteId } from '@foyer/links';
import { useMarket, useNavigationState, useServices } from '@foyer/platform';
import { ButtonLink, Notice, Row, Stack } from '@foyer/ui';
import * as css from './BlockNotice.css.ts';
import { actions, byLetter, texts, titles } from './blocks.messages.ts';
import { OwedDebt } from './OwedDebt.tsx';
import { SettleDebt } from './SettleDebt.tsx';

type WayOut = 'support' | 'helpline' | 'withdraw' | 'verify' | 'sow' | 'terms' | 'limits';

/** Each block with its way out, most useful first. */
const WAYS: Readonly<Record<CashierBlock, readonly WayOut[]>> = {
  ACCOUNT_CLOSED: ['support'],
  SELF_EXCLUDED: ['withdraw', 'helpline'],
  TIMED_OUT: ['withdraw', 'helpline'],
  DEPOSITS_BLOCKED: ['support'],
  WITHDRAWALS_BLOCKED: ['support'],
  INSTANT_BANKING_BLOCKED: ['support'],
  KYC_REQUIRED: ['verify', 'support'],
  SOURCE_OF_WEALTH_EXPIRED: ['sow', 'support'],
  TERMS_NOT_ACCEPTED: ['terms'],
  COUNTRY_NOT_ALLOWED: ['support'],
  LIMIT_REQUIRED: ['limits'],
  LIMIT_OFFERED: ['limits'],
  LIMIT_REACHED: ['limits', 'helpline'],
  DEBT_OPEN: ['support'],
};

/** What has an end: of several reasons only these are over then. */
const ENDING: ReadonlySet<CashierBlock> = new Set<CashierBlock>(['TIMED_OUT', 'LIMIT_REACHED']);

const ROUTES = { withdraw: 'withdraw', verify: 'profile-documents', sow: 'source-of-wealth', terms: 'terms-and-conditions', limits: 'profile-limits' } as const satisfies Partial<Record<WayOut, RouteId>>;
type RoutedWay = keyof typeof ROUTES;

export interface BlockNoticeProps {
  readonly block: CashierBlock;
  readonly until: string | null;
  /** The page it stands on: no way leads to where the player is. */
  readonly page: 'deposit' | 'withdraw';
  readonly live?: boolean;
}

/** Why the cashier is shut for this player, and what can be done about it. */
export function BlockNotice({ block, until, page, live = false }: BlockNoticeProps) {
  const text = useText();
  const dates = useDates();
  const { locale, navigation } = useServices();
  const { off } = useNavigationState();
  const { brand, licence } = useMarket();
  const leads = (way: WayOut): boolean => !(way in ROUTES) || (!off.has(ROUTES[way as RoutedWay]) && navigation.isAvailable(ROUTES[way as RoutedWay]));
  const hrefOf = (way: WayOut): string => {
    if (way === 'helpline') return licence.helpline.url;
    return way === 'support' ? `mailto:${brand.supportEmail}` : hrefTo(locale, ROUTES[way]);
  };
  const ways = WAYS[block].filter((way) => way !== page && leads(way));
  // where the page that asks for it is missing, a letter does what it would
  const words = ways[0] === 'support' ? { ...texts, ...byLetter }[block] : texts[block];
  const buttons = (
    <Row gap="small" wrap>
      {block === 'DEBT_OPEN' && <SettleDebt />}
      {ways.map((way, index) => (
        <ButtonLink key={way} size="small" tone={index === 0 && block !== 'DEBT_OPEN' ? 'primary' : 'quiet'} href={hrefOf(way)} external={way === 'helpline'}>
          <span className={css.words}>{text(actions[way], { helpline: licence.helpline.name })}</span>
        </ButtonLink>
      ))}
    </Row>
  );
  return (
    <Notice tone={block === 'ACCOUNT_CLOSED' ? 'negative' : 'warning'} title={text(titles[block])} action={buttons} live={live}>
      <Stack gap="xsmall">
        <span><Text {...words} /></span>
        {block === 'DEBT_OPEN' && <OwedDebt />}
        {until !== null && ENDING.has(block) && <span><Text {...actions.until} values={{ date: dates.dateTime(Date.parse(until)) }} /></span>}
      </Stack>
    </Notice>
  );
}
