import type { ReactNode } from 'react';
import type { Flags } from '@foyer/contract';
import { useText, type Message } from '@foyer/i18n';
import { hrefTo, type RouteId } from '@foyer/links';
import { Heading, Page, Stack, TabLinks } from '@foyer/ui';
import { useFlags, useNavigationState, useServices } from '@foyer/platform';
import { messages } from './ProfileFrame.messages.ts';

const PROFILE_ROUTES = [
  'profile-dashboard',
  'profile-details',
  'profile-deposit-history',
  'profile-withdrawal-history',
  'profile-game-history',
  'profile-rewards-history',
  'profile-documents',
  'profile-limits',
  'profile-global-limits',
  'profile-session-history',
  'profile-self-test',
  'profile-self-exclusion',
  'profile-privacy',
] as const satisfies readonly RouteId[];

/** A page of the player's account. */
export type ProfileRoute = (typeof PROFILE_ROUTES)[number];

const NAMES: Readonly<Record<ProfileRoute, Message>> = {
  'profile-dashboard': messages.dashboard,
  'profile-details': messages.details,
  'profile-deposit-history': messages.deposits,
  'profile-withdrawal-history': messages.withdrawals,
  'profile-game-history': messages.gameHistory,
  'profile-rewards-history': messages.rewards,
  'profile-documents': messages.documents,
  'profile-limits': messages.limits,
  'profile-global-limits': messages.globalLimits,
  'profile-session-history': messages.sessions,
  'profile-self-test': messages.selfTest,
  'profile-self-exclusion': messages.selfExclusion,
  'profile-privacy': messages.privacy,
};

export interface ProfileFrameProps {
  readonly current: ProfileRoute;
  /** Translated. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Frame of all profile pages, in every remote: title and tabs of the available pages. */
export function ProfileFrame({ current, title, children }: ProfileFrameProps) {
  const text = useText();
  const { locale, navigation } = useServices();
  const flags = useFlags();
  const { off } = useNavigationState();
  const routes = PROFILE_ROUTES.filter(
    (route) =>
      route === current || (isOffered(route, flags) && !off.has(route) && navigation.isAvailable(route)),
  );
  return (
    <Page>
      <Stack gap="large">
        <Heading level={1} size="title1">
          {title}
        </Heading>
        <TabLinks
          label={text(messages.navigation)}
          links={routes.map((route) => ({
            href: hrefTo(locale, route),
            label: text(NAMES[route]),
            current: route === current,
          }))}
        />
        {children}
      </Stack>
    </Page>
  );
}

/** requirements/access#features-by-licence: only some licences have global limits. */
function isOffered(route: ProfileRoute, flags: Pick<Flags, 'has'>): boolean {
  return route !== 'profile-global-limits' || flags.has('globalLossLimits');
}
