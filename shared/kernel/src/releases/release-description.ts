/**
 * What a release says of itself for the release gate: the half of each promise that it keeps or counts on. Read from what was built,
 * never written by hand, and signed with the release.
 */
export interface ReleaseDescription {
  /** Of this shape; a gate that does not know it has no evidence. */
  readonly format: 1;
  /** Routes whose pages it answers. */
  readonly pages: readonly string[];
  /** Routes that are its own and whose pages are not built yet. */
  readonly laterPages: readonly string[];
  /** The shell's: routes by the squad that is sent there. */
  readonly routes?: Readonly<Record<string, readonly string[]>>;
  readonly slots: { readonly fills: readonly string[]; readonly shows: readonly string[] };
  readonly events: { readonly sends: readonly string[]; readonly hears: readonly string[] };
  /** `wallet` and `wallet.transfer`; `apollo.*` where the members are another package's. */
  readonly services: { readonly offers: readonly string[]; readonly uses: readonly string[] };
  /** Of the shared modules, by name: the shell's versions and what it lets through, a remote's use of it. */
  readonly shared: {
    readonly versions: Readonly<Record<string, string>>;
    readonly offers: Readonly<Record<string, readonly string[]>>;
    readonly uses: Readonly<Record<string, readonly string[]>>;
  };
  /** How many messages it brings, by locale. */
  readonly messages: Readonly<Record<string, number>>;
  /** SHA-256 of its bill of materials, hexadecimal; the bill itself is not public. */
  readonly sbom: string;
}
