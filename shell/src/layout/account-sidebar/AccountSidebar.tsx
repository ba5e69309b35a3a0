import { MAX_RECENTLY_PLAYED } from '@foyer/market/constants';
import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { Slot, useServices, useStore } from '@foyer/platform';
import { ButtonLink, Card, Heading, Link, Money, Paragraph, Skeleton, Stack, Stat } from '@foyer/ui';
import type { ReactNode } from 'react';
import { messages as footerMessages } from '../footer/Footer.messages.ts';
import { DepositLink } from '../header/DepositLink.tsx';
import { messages as headerMessages } from '../header/Header.messages.ts';
import * as css from './AccountSidebar.css.ts';
import { messages } from './AccountSidebar.messages.ts';

export interface AccountSidebarProps {
  readonly isPlayer: boolean;
  readonly sessionClock: ReactNode;
}

/** The third column of layout2: balance, session time and recently played games. */
export function AccountSidebar({ isPlayer, sessionClock }: AccountSidebarProps) {
  const text = useText();
  return (
    <aside className={css.sidebar} aria-label={text(messages.label)}>
      {isPlayer ? <PlayerCards sessionClock={sessionClock} /> : <VisitorCards />}
    </aside>
  );
}

function PlayerCards({ sessionClock }: Omit<AccountSidebarProps, 'isPlayer'>) {
  const { wallet, navigation, locale } = useServices();
  const text = useText();
  const state = useStore(wallet);
  const isCashierOff = useStore(navigation).off.has('deposit');
  return (
    <>
      <Card>
        <Stack>
          <Stat
            label={text(messages.balance)}
            value={
              state.status === 'STREAMING' ? (
                <Money amount={state.balance} />
              ) : (
                <Skeleton shape="title" width="8rem" height="2rem" />
              )
            }
          />
          {!isCashierOff && (
            <div className={css.buttons}>
              <DepositLink stretch size="small" />
              <ButtonLink stretch size="small" tone="quiet" href={hrefTo(locale, 'withdraw')}>
                {text(messages.withdraw)}
              </ButtonLink>
            </div>
          )}
        </Stack>
      </Card>
      {sessionClock !== undefined && (
        <Card tone="outline">
          <Stack gap="small">
            <Heading level={2} size="label">
              {text(messages.time)}
            </Heading>
            <div className={css.clock}>{sessionClock}</div>
          </Stack>
        </Card>
      )}
      <Slot name="casino.recent-games" props={{ maximum: MAX_RECENTLY_PLAYED }} />
    </>
  );
}

/** Secondary style: the header beside it already has the primary button. */
function VisitorCards() {
  const { locale, market } = useServices();
  const text = useText();
  const { helpline } = market.licence;
  return (
    <>
      <Card>
        <Stack>
          <Heading level={2} size="title2">
            {text(messages.join)}
          </Heading>
          <Paragraph tone="muted" size="small">
            {text(messages.joinText)}
          </Paragraph>
          <ButtonLink stretch tone="quiet" href={hrefTo(locale, 'register')}>
            {text(headerMessages.register)}
          </ButtonLink>
        </Stack>
      </Card>
      <Card tone="outline">
        <Stack gap="small">
          <Heading level={2} size="title3">
            {text(footerMessages.safer)}
          </Heading>
          <Paragraph tone="muted" size="small">
            {text(footerMessages.saferText)}
          </Paragraph>
          <Paragraph tone="muted" size="small">
            <Text
              {...footerMessages.helpline}
              values={{
                name: (
                  <Link href={helpline.url} external tone="plain">
                    {helpline.name}
                  </Link>
                ),
              }}
            />
          </Paragraph>
        </Stack>
      </Card>
    </>
  );
}
