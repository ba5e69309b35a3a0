import { useText, type Message } from '@foyer/i18n';
import { deviceOf } from '@foyer/kernel/device';
import { isInternalPage } from '@foyer/kernel/internal-pages';
import { hrefTo } from '@foyer/links';
import { usePageTitle, useServices, useStore } from '@foyer/platform';
import { Facts, Heading, Link, Page, Stack } from '@foyer/ui';
import type { ReactNode } from 'react';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { messages } from './InternalPage.messages.ts';

/**
 * `/internal/` lists the internal pages, `/internal/device/` shows the data that support needs. Absent in
 * production (requirements/reliability#safe-forms).
 */
export function InternalPage() {
  const { navigation, page } = useServices();
  const name = useStore(navigation).match?.parameters['*']?.replace(/\/$/, '') ?? '';
  if (!isInternalPage(name, page.mode)) return <NotFoundPage reason="not-found" />;
  return name === '' ? <InternalIndex /> : <DeviceFacts />;
}

function InternalIndex() {
  const { locale } = useServices();
  const text = useText();
  return (
    <Frame title={messages.title}>
      <Link href={hrefTo(locale, 'internal', { '*': 'device' })}>{text(messages.device)}</Link>
      <Link href={hrefTo(locale, 'internal-cookie')}>{text(messages.cookies)}</Link>
    </Frame>
  );
}

function DeviceFacts() {
  const { locale, market, navigation, session } = useServices();
  const text = useText();
  const { productMode } = useStore(navigation);
  const { status } = useStore(session);
  const { type, os } = deviceOf(window.navigator.userAgent);
  const facts: readonly [Message, string][] = [
    [messages.brand, `${market.brand.title}, ${market.licence.id}`],
    [messages.locale, locale],
    [messages.country, `${market.country}, ${market.currency}`],
    [messages.mode, productMode],
    [messages.system, `${type}, ${os}`],
    [messages.session, status],
    [messages.release, __FOYER_RELEASE__],
  ];
  return (
    <Frame title={messages.device}>
      <Facts items={facts.map(([label, value]) => ({ label: text(label), value }))} />
    </Frame>
  );
}

function Frame({ title, children }: { readonly title: Message; readonly children: ReactNode }) {
  const text = useText();
  usePageTitle(text(title));
  return (
    <Page width="form">
      <Stack gap="large">
        <Heading level={1} size="title1" focusable>
          {text(title)}
        </Heading>
        {children}
      </Stack>
    </Page>
  );
}
