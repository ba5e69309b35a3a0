import type { PageProps, Services } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { useBusinessReady, usePageTitle } from '@foyer/platform';
import { Page } from '@foyer/ui';
import { GameBrowser } from '../../features/game-browser/GameBrowser.tsx';
import { preloadSource } from '../../features/game-browser/useSourceSlices.ts';
import { PageHeader } from '../../components/page-header/PageHeader.tsx';
import { messages } from './GamesPage.messages.ts';

const SOURCE = { kind: 'all' } as const;

export function preload(services: Services): Promise<unknown> {
  return preloadSource(services, SOURCE);
}

export function Component(_props: PageProps) {
  const text = useText();
  usePageTitle(text(messages.title));
  useBusinessReady();
  return (
    <Page>
      <PageHeader title={text(messages.title)}>{text(messages.text)}</PageHeader>
      <GameBrowser source={SOURCE} />
    </Page>
  );
}
