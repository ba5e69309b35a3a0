/**
 * Description of a release for the release gate: its half of each promise between releases. Read from the
 * build output, never written by hand, and signed with the release.
 */
export interface ReleaseDescription {
  /** Version of this shape; a gate that does not know it has no evidence. */
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
  /** Shared modules by name: the versions and exports of the shell, the use by a remote. */
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
