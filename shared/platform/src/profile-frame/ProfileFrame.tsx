import type { ReactNode } from 'react';
import { hrefTo, type RouteId } from '@foyer/links';
import type { Market } from '@foyer/market';
import { Heading, Page, Stack, TabLinks } from '@foyer/ui';
import { useMarket, useNavigationState, useServices } from '../hooks/useServices.ts';

const PROFILE_ROUTES = [
  'profile-dashboard',
  'profile-deposit-history',
  'profile-withdrawal-history',
  'profile-game-history',
  'profile-rewards-history',
  'profile-limits',
  'profile-global-limits',
] as const satisfies readonly RouteId[];

/** One page of the player's account, beside the others. */
export type ProfileRoute = (typeof PROFILE_ROUTES)[number];

export interface ProfileFrameProps {
  readonly current: ProfileRoute;
  /** Translated, like the names; each remote has its own texts. */
  readonly title: string;
  readonly label: string;
  readonly names: Readonly<Record<ProfileRoute, string>>;
  readonly children: ReactNode;
}

/**
 * The frame of all profile pages, whichever remote shows them: their title and the navigation between them.
 */
export function ProfileFrame({ current, title, label, names, children }: ProfileFrameProps) {
  const { locale, navigation } = useServices();
  const market = useMarket();
  const { off } = useNavigationState();
  const routes = PROFILE_ROUTES.filter(
    (route) =>
      route === current || (isOffered(route, market) && !off.has(route) && navigation.isAvailable(route)),
  );
  return (
    <Page>
      <Stack gap="large">
        <Heading level={1} size="title1">
          {title}
        </Heading>
        <TabLinks
          label={label}
          links={routes.map((route) => ({
            href: hrefTo(locale, route),
            label: names[route],
            current: route === current,
          }))}
        />
        {children}
      </Stack>
    </Page>
  );
}

/** requirements/access#features-by-licence: global limits are where the licence has them. */
function isOffered(route: ProfileRoute, market: Market): boolean {
  return route !== 'profile-global-limits' || market.has('globalLossLimits');
}
