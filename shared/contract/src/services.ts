import type { ApolloClient } from '@apollo/client';
import type { PageData } from '@foyer/kernel/page-data';
import type { Locale } from '@foyer/links';
import type { Market } from '@foyer/market';
import type { Analytics } from './analytics.ts';
import type { Consent } from './consent.ts';
import type { Downloads } from './downloads.ts';
import type { Engagement } from './engagement.ts';
import type { EventBus } from './events.ts';
import type { Flags } from './flags.ts';
import type { Guards } from './guards.ts';
import type { Jackpot } from './jackpot.ts';
import type { Navigation } from './navigation.ts';
import type { Overlays } from './overlays.ts';
import type { Session } from './session.ts';
import type { DeviceStorage } from './storage.ts';
import type { Store } from './store.ts';
import type { Support } from './support.ts';
import type { Telemetry } from './telemetry.ts';
import type { PublishedTexts } from './texts.ts';
import type { Toasts } from './toasts.ts';
import type { Uploads } from './uploads.ts';
import type { Wallet } from './wallet.ts';

/** State of the connection to the server, for banners and for marking outdated data. */
export type ConnectionState = 'online' | 'reconnecting' | 'offline';

/**
 * Services that outlive a page. The shell creates and owns them, and passes them to a remote with each mount.
 */
export interface Services {
  readonly page: PageData;
  readonly locale: Locale;
  /** BCP 47 tag for texts, dates and numbers. Absent in a shell of an earlier release. */
  readonly language?: string;
  readonly market: Market;
  readonly session: Session;
  readonly wallet: Wallet;
  readonly overlays: Overlays;
  readonly toasts: Toasts;
  readonly guards: Guards;
  readonly flags: Flags;
  readonly analytics: Analytics;
  readonly consent: Consent;
  readonly jackpot: Jackpot;
  /** Absent in a shell of an earlier release. */
  readonly engagement?: Engagement;
  readonly navigation: Navigation;
  readonly connection: Store<ConnectionState>;
  readonly telemetry: Telemetry;
  /** Absent in a shell of an earlier release. */
  readonly texts?: PublishedTexts;
  /** Absent in a shell of an earlier release: support is contacted by email. */
  readonly support?: Support;
  readonly bus: EventBus;
  readonly storage: DeviceStorage;
  readonly downloads: Downloads;
  /** Absent in a shell of an earlier release. */
  readonly uploads?: Uploads;
  /** One client for the main API; `context: { api: 'lobby' }` sends an operation to the lobby API. */
  readonly apollo: ApolloClient;
  /** Milliseconds since the epoch by the server's clock. */
  now(): number;
}
