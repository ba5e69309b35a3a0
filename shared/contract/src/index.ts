/**
 * The contract between the shell and its remotes: services, events, slots, and the shape of a remote.
 * @packageDocumentation
 */
export { type Analytics } from './analytics.ts';
export { CONSENT_CATEGORIES, type Consent, type ConsentCategory, type ConsentState } from './consent.ts';
export { type Downloads } from './downloads.ts';
export { type UploadAnswer, type UploadCall, type Uploads } from './uploads.ts';
export {
  type Engagement,
  type EngagementAnswer,
  type EngagementCall,
  type EngagementFollower,
} from './engagement.ts';
export { type EventBus, type FoyerEventName, type FoyerEvents } from './events.ts';
export { type Flags } from './flags.ts';
export {
  MONEY_FLOW_GUARD,
  REALITY_CHECK_GUARD,
  type Guard,
  type Guards,
  type GuardStatus,
} from './guards.ts';
export type {
  Jackpot,
  JackpotAction,
  JackpotLink,
  JackpotOptIn,
  JackpotOptInRequest,
  JackpotPotId,
  JackpotState,
  RaffleTickets,
  JackpotWinner,
  WinnablePotId,
} from './jackpot.ts';
export { type NavigateOptions, type Navigation, type NavigationState } from './navigation.ts';
export {
  type OverlayContents,
  type OverlayOutcome,
  type OverlayRequest,
  type Overlays,
  type OverlayState,
  type OverlayVariant,
} from './overlays.ts';
export {
  type PrepareDepth,
  type RemoteHost,
  type RemoteModule,
  type RemoteMountProps,
  type RemotePortal,
  type RemoteTarget,
  type RemoteViewProps,
  type SlotElementProps,
} from './parcel.ts';
export {
  CONTRACT_VERSION,
  defineRemote,
  type CompiledMessages,
  type TextLoader,
  type PageModule,
  type PageProps,
  type RemoteDefinition,
  type SlotModule,
  type UpdateGate,
} from './remote.ts';
export { type ConnectionState, type Services } from './services.ts';
export {
  type LogoutReason,
  type Session,
  type SessionState,
  type SignInOptions,
  type SignUpOptions,
} from './session.ts';
export {
  invitedSlot,
  SLOT_OWNERS,
  type AnySlotName,
  type InvitedSlotName,
  type InvitedSlotProps,
  type SlotName,
  type SlotProps,
  type Slots,
} from './slots.ts';
export { type DeviceStorage, type StoredValue } from './storage.ts';
export { type Store } from './store.ts';
export { type Support } from './support.ts';
export type { PublishedTexts } from './texts.ts';
export { type RemoteFailure, type RemoteFailureCode, type RemotePhase, type Telemetry } from './telemetry.ts';
export type { PastToast, Toast, ToastKind, Toasts } from './toasts.ts';
export { type Balances, type Wallet, type WalletState } from './wallet.ts';
