import type { PageId } from '@foyer/links';
import type { ComponentType, ReactNode } from 'react';
import type { UpdateGate } from './remote.ts';
import type { Services } from './services.ts';
import type { AnySlotName, SlotProps } from './slots.ts';

/** The view that a mounted remote shows; it changes while the remote stays mounted. */
export type RemoteTarget =
  | { readonly kind: 'page'; readonly route: PageId; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'slot'; readonly name: AnySlotName; readonly props: object };

export interface RemoteViewProps {
  readonly target: RemoteTarget;
}

/** Result of `mount`: the shell renders `View` into `domElement` from inside its own React tree. */
export interface RemotePortal {
  readonly domElement: HTMLElement;
  readonly View: ComponentType<RemoteViewProps>;
}

export interface SlotElementProps<Name extends AnySlotName = AnySlotName> {
  readonly name: Name;
  readonly props: SlotProps<Name>;
  /** Shown when the slot's content is not available; nothing by default. */
  readonly fallback?: ReactNode;
  /** Shown while the slot's content loads; nothing by default. */
  readonly loading?: ReactNode;
}

/** Services and props that the shell passes to one mount of a remote. */
export interface RemoteHost {
  readonly app: string;
  readonly release: string;
  readonly services: Services;
  readonly Slot: ComponentType<SlotElementProps>;
  /** The placeholder page for a route of the remote whose page does not exist yet. */
  readonly NotAvailable: ComponentType<{ readonly route: PageId }>;
  /** The product's page for an address without content. Undefined in a shell of an earlier release. */
  readonly NotFound?: ComponentType;
  show(portal: RemotePortal): void;
  hide(domElement: HTMLElement): void;
}

/** Properties that single-spa passes to a mount, including those of the shell. */
export interface RemoteMountProps {
  readonly domElement: HTMLElement;
  readonly host: RemoteHost;
}

/**
 * The part of a target that is fetched before it is shown: only its immutable files, which all visitors
 * share, or its queries too.
 */
export type PrepareDepth = 'code' | 'data';

/** The only module that a remote exposes. */
export interface RemoteModule {
  readonly owner: string;
  readonly contract: number;
  bootstrap(): Promise<void>;
  mount(props: RemoteMountProps): Promise<void>;
  unmount(props: RemoteMountProps): Promise<void>;
  /**
   * Loads what a target needs (its code, the remote's texts) and, unless `code` is requested, starts its
   * queries, so that it can render at once.
   */
  prepare(services: Services, target: RemoteTarget, depth?: PrepareDepth): Promise<void>;
  updateGate(services: Services): UpdateGate;
}
