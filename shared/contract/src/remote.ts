import type { ApolloCache, TypePolicies } from '@apollo/client';
import type { TranslatedLocale, RouteOwner, RoutesOf } from '@foyer/links';
import type { ComponentType } from 'react';
import type { Services } from './services.ts';
import type { InvitedSlotProps, Slots, SLOT_OWNERS } from './slots.ts';

/**
 * Version of the contract. The shell mounts only remotes with this version; incompatible changes of this
 * package increase it.
 */
export const CONTRACT_VERSION = 1;

export interface PageProps {
  readonly params: Readonly<Record<string, string>>;
}

export interface PageModule {
  readonly Component: ComponentType<PageProps>;
  /**
   * Starts the page's queries before it renders. The data is stored in the cache; the resolved value is
   * ignored.
   */
  readonly preload?: (services: Services, props: PageProps) => Promise<unknown>;
}

export interface SlotModule<Props> {
  readonly Component: ComponentType<Props>;
  /** Starts the slot's queries before it renders, as `preload` of a page does. */
  readonly preload?: (services: Services) => Promise<unknown>;
}

type SlotsOf<Owner extends string> = {
  [Name in keyof Slots]: (typeof SLOT_OWNERS)[Name] extends Owner ? Name : never;
}[keyof Slots];

/** Names of an invited squad's slots, which the registry declares. */
type InvitedSlotsOf<Owner extends string> = Owner extends RouteOwner ? never : `${Owner}.${string}`;

/** The remote's decision when its new release could be mounted now. */
export type UpdateGate = 'allow' | 'ask' | 'block';

/** react-intl messages compiled to AST. */
export type CompiledMessages = Readonly<Record<string, unknown>>;

/** Loads one file of texts. */
export type TextLoader = (locale: TranslatedLocale) => Promise<{ readonly default: CompiledMessages }>;

type PageLoader = (() => Promise<PageModule>) | 'not-available';

/**
 * Page names of a squad: the routes of the route list, or, for a squad that the registry stores, its own name and
 * `<squad>-<page>` (ADR 0360).
 */
export type PagesOf<Owner extends string> = Owner extends RouteOwner
  ? RoutesOf<Owner>
  : Owner | `${Owner}-${string}`;

type Pages<Owner extends string> = Owner extends RouteOwner
  ? { readonly [Id in RoutesOf<Owner>]: PageLoader }
  : { readonly [Id in Owner]: PageLoader } & { readonly [Id in `${Owner}-${string}`]: PageLoader };

export interface RemoteDefinition<Owner extends string> {
  readonly owner: Owner;
  readonly contract: typeof CONTRACT_VERSION;
  /**
   * `not-available`: the route belongs to this remote, but the page does not exist yet; the shell shows a
   * placeholder page.
   */
  readonly pages: Pages<NoInfer<Owner>>;
  readonly slots: {
    readonly [Name in SlotsOf<NoInfer<Owner>> | InvitedSlotsOf<NoInfer<Owner>>]: () => Promise<
      SlotModule<Name extends keyof Slots ? Slots[Name] : InvitedSlotProps>
    >;
  };
  readonly messages: TextLoader;
  /** Texts that `firstPage` does not show (`foyer.laterTexts` in package.json), loaded with the other pages and slots. */
  readonly later?: {
    readonly firstPage: PagesOf<NoInfer<Owner>>;
    /** One file for all, or one for each part; empty when the files of the first texts import the parts (ADR 0392). */
    readonly messages: TextLoader | Readonly<Record<string, TextLoader>>;
    /** Part of each page and slot: `__FOYER_TEXT_PARTS__`. */
    readonly partOf?: Readonly<Record<string, string>>;
  };
  typePolicies?(): Promise<{ readonly typePolicies: TypePolicies }>;
  updateGate?(cache: ApolloCache): UpdateGate;
}

/** Checks at compile time that a remote provides each of its pages and slots, and none of another's. */
export function defineRemote<const Owner extends string>(
  // the shell has no remote
  definition: RemoteDefinition<Owner> & (Owner extends 'shell' ? never : unknown),
): RemoteDefinition<Owner> {
  return definition;
}
