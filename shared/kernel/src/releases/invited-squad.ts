/**
 * A squad that the registry stores: unlike a compiled one it has its address, brands and menu entry in the release
 * plan (ADR 0358).
 */
export interface InvitedSquad {
  /** Name of the squad; its application is `mfe-<squad>`. */
  readonly squad: string;
  /** First segment of its addresses, without slashes: `/<locale>/<prefix>/…`. */
  readonly prefix: string;
  /** Brands that have its pages; empty while the squad is suspended. */
  readonly brands: readonly string[];
  readonly menu?: InvitedMenuEntry;
  /** Name of the product by locale; `en` is used for locales without one. */
  readonly titles?: Readonly<Record<string, string>> & { readonly en: string };
  /** Earlier prefixes, from which the edge redirects. */
  readonly former?: readonly string[];
  /** Slots that the squad may fill (ADR 0373). Absent without any, and in plans from before the member. */
  readonly slots?: readonly InvitedSlot[];
}

/** A slot of an invited squad. */
export interface InvitedSlot {
  /** `<squad>.<slot>` */
  readonly name: string;
  /** Pages below whose content the shell shows it; empty for a slot that only pages show themselves. */
  readonly places: readonly string[];
}

/** Entry of an invited squad in the main menu of its brands. */
export interface InvitedMenuEntry {
  /** Texts by locale; `en` is used for locales without one. */
  readonly labels: Readonly<Record<string, string>> & { readonly en: string };
  /** Name of an icon of the menu. */
  readonly icon: string;
  /** Place among the entries of invited squads, ascending. */
  readonly position: number;
}
