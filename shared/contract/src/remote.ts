import type { ApolloCache, TypePolicies } from '@apollo/client';
import type { TranslatedLocale, RouteOwner, RoutesOf } from '@foyer/links';
import type { ComponentType } from 'react';
import type { Services } from './services.ts';
import type { Slots, SLOT_OWNERS } from './slots.ts';

/** The shell mounts only remotes that speak this number; it grows when a promise of this package changes incompatibly. */
export const CONTRACT_VERSION = 1;

export interface PageProps {
  readonly params: Readonly<Record<string, string>>;
}

export interface PageModule {
  readonly Component: ComponentType<PageProps>;
  /** Starts the page's queries before it renders; what it resolves to is ignored, the cache keeps the data. */
  readonly preload?: (services: Services, props: PageProps) => Promise<unknown>;
}

export interface SlotModule<Props> {
  readonly Component: ComponentType<Props>;
  /** As of a page: what it asks first, asked before it is shown. */
  readonly preload?: (services: Services) => Promise<unknown>;
}

type SlotsOf<Owner extends RouteOwner> = {
  [Name in keyof Slots]: (typeof SLOT_OWNERS)[Name] extends Owner ? Name : never;
}[keyof Slots];

/** A remote's answer to being replaced now. */
export type UpdateGate = 'allow' | 'ask' | 'block';

/** react-intl messages compiled to AST. */
export type CompiledMessages = Readonly<Record<string, unknown>>;

export interface RemoteDefinition<Owner extends Exclude<RouteOwner, 'shell'>> {
  readonly owner: Owner;
  readonly contract: typeof CONTRACT_VERSION;
  /** `not-available`: the route is this remote's, its page is not built yet; the shell shows its designed page for that. */
  readonly pages: { readonly [Id in RoutesOf<Owner>]: (() => Promise<PageModule>) | 'not-available' };
  readonly slots: { readonly [Name in SlotsOf<Owner>]: () => Promise<SlotModule<Slots[Name]>> };
  messages(locale: TranslatedLocale): Promise<{ readonly default: CompiledMessages }>;
  /** Texts that `firstPage` does not show (`foyer.laterTexts` in package.json), loaded with every other page and slot. */
  readonly later?: {
    readonly firstPage: RoutesOf<Owner>;
    messages(locale: TranslatedLocale): Promise<{ readonly default: CompiledMessages }>;
  };
  typePolicies?(): Promise<{ readonly typePolicies: TypePolicies }>;
  updateGate?(cache: ApolloCache): UpdateGate;
}

/** Checks at compile time that a remote provides each of its pages and slots, and none of another's. */
export function defineRemote<Owner extends Exclude<RouteOwner, 'shell'>>(
  definition: RemoteDefinition<Owner>,
): RemoteDefinition<Owner> {
  return definition;
}
