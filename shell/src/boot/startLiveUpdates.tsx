import { openSocket } from '@foyer/data/open-socket';
import { createStore } from '@foyer/platform';
import { Suspense, type ComponentType } from 'react';
import { ignoreError } from '@foyer/kernel';
import type { Locale } from '@foyer/links';
import type { Shell } from './createShell.ts';
import { endStaffPreview } from '../releases/adapters/endStaffPreview.ts';
import { createUpdateGate } from '../releases/updateGate.ts';
import { followLiveUpdates, type LiveSocketListener } from '../releases/liveUpdates.ts';
import { readPageSettings } from '../services/content/adapters/readPageSettings.ts';
import { refetchContent } from '../services/content/refetchContent.ts';
import { createContentUpdates, type ContentUpdates } from '../services/content/contentUpdates.ts';
import { followPublishedTexts } from '../services/content/publishedTexts.ts';
import { identifyPlayerBy } from '../services/analytics/adapters/browserAnalytics.ts';
import { trackBusEvents } from '../services/analytics/trackBusEvents.ts';
import { followTheme, type ThemeFollower } from '../services/theme/followTheme.ts';
import { startUsage } from '../services/usage/startUsage.ts';
import { watchScripts } from '../services/scripts/watchScripts.ts';
import { SafeModeBanner } from '../layout/banners/safe-mode/SafeModeBanner.tsx';
import { DegradedBanner } from '../layout/banners/degraded/DegradedBanner.tsx';
import { ReleaseUpdateBanner } from '../layout/banners/release-update/ReleaseUpdateBanner.tsx';
import { HideOnError } from '../layout/HideOnError.tsx';
import { parseJson } from '../lib/parseJson.ts';
import { readNotification } from '../releases/readReleaseSet.ts';
import { lazyRequired } from '../lib/importRequiredPart.ts';

export { startAddress } from './startAddress.ts'; // re-exported, because each file costs an entry of the first load

const StaffPreviewBanner = lazyRequired(
  'live.staff-preview',
  async () => (await import('../layout/banners/staff-preview/StaffPreviewBanner.tsx')).StaffPreviewBanner,
);

const ContentPreviewBanner = lazyRequired(
  'live.content-preview',
  async () => (await import('../layout/banners/staff-preview/ContentPreviewBanner.tsx')).ContentPreviewBanner,
);

const SupportChat = lazyRequired(
  'live.chat',
  async () => (await import('../layout/live-chat/SupportChat.tsx')).SupportChat,
);

/** Follows the live releases from now on; returns the component that informs the player. */
export function startLiveUpdates(shell: Shell): ComponentType {
  const { platform, remotes, services, readReleases, invited } = shell;
  const followInvited = (): void => void invited.load();
  remotes.releases.subscribe(followInvited);
  followInvited();
  const theme = followTheme({ flags: platform.flags, initial: platform.page.theme, page: document });
  const content = followContent(shell, theme);
  const missing = createStore<readonly string[]>([]);
  const updateOffer = createUpdateGate({ remotes, services, after });
  const resume = followLiveUpdates({
    version: remotes.releases.current().version,
    connect: (listener) => connect(services.locale, listener, missing.set, content.notified),
    read() {
      content.check(); // without a socket, a publication is found by polling
      return readReleases();
    },
    apply: remotes.releases.apply,
    after,
    random: Math.random,
    failed: ignoreError('release set request failed, the next poll repeats it'),
  });
  addEventListener('online', resume);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) resume();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') resume();
  });
  const { releases } = remotes;
  watchScripts({
    document,
    isReleaseFile: (url) => releases.fileOf(url) !== undefined,
    report: (what) => platform.telemetry.failed('unknown-script', what),
  });
  startAnalytics(shell);
  startUsage(shell);
  const isOfStaff = remotes.releases.current().staff !== undefined;
  return () => (
    <>
      <ReleaseUpdateBanner updateOffer={updateOffer} />
      {isOfStaff && (
        <Suspense>
          <StaffPreviewBanner leave={() => endStaffPreview().then(() => location.reload())} />
        </Suspense>
      )}
      {platform.page.contentPreview && (
        <Suspense>
          <ContentPreviewBanner
            {...platform.page.contentPreview}
            leave={() => location.assign(`${location.pathname}?foyer-content=off`)}
          />
        </Suspense>
      )}
      <DegradedBanner missing={missing} />
      {platform.safeMode && <SafeModeBanner />}
      <HideOnError area="live.chat" telemetry={platform.telemetry}>
        <Suspense>
          <SupportChat storage={platform.session} />
        </Suspense>
      </HideOnError>
    </>
  );
}

/** Sends the events of this page from now on; the bus replays the last earlier ones. */
function startAnalytics({ platform, session, navigation }: Shell): void {
  void identifyPlayerBy(() => session.accessToken());
  trackBusEvents({
    bus: platform.bus,
    analytics: platform.analytics,
    route: () => navigation.current().match?.id,
    isVisible: () => document.visibilityState === 'visible',
    every: (ms, act) => void setInterval(act, ms),
  });
}

function connect(
  locale: Locale,
  { opened, notified, closed }: LiveSocketListener,
  miss: (parts: readonly string[]) => void,
  notifyContent: (tag: string | undefined) => void,
): void {
  const socket = openSocket(`/release-set/live?locale=${locale}`);
  socket.onopen = opened;
  socket.onclose = closed;
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const { version, missing = [], content } = readNotification(parseJson(data));
    notified(version);
    miss(missing);
    notifyContent(content);
  };
}

/** Applies publications of the brand's content to the open page. */
function followContent({ platform, services, texts, messages }: Shell, theme: ThemeFollower): ContentUpdates {
  const refreshTexts = followPublishedTexts({
    apollo: services.apollo,
    locale: services.locale,
    texts,
    messages,
    failed: ignoreError('published texts not read, compiled messages stay'),
  });
  return createContentUpdates({
    tag: platform.page.contentTag,
    read: readPageSettings,
    apply(settings) {
      platform.flags.update(settings);
      theme.reload(settings.contentTag ?? '');
      return Promise.all([refetchContent(services.apollo), refreshTexts()]);
    },
    after,
    random: Math.random,
    failed: ignoreError('page settings not applied, the next publication repeats it'),
  });
}

function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
