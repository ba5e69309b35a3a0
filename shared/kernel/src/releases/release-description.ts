/**
 * Description of a release for the release gate: what it provides to and requires from other releases.
 * Generated from the build output and signed with the release.
 */
export interface ReleaseDescription {
  /** Version of this format; a gate that does not support it reports missing evidence. */
  readonly format: 1;
  /** Routes whose pages the release contains. */
  readonly pages: readonly string[];
  /** Routes that the application owns and whose pages are not built yet. */
  readonly laterPages: readonly string[];
  /** Routes by the squad that owns them; set by the shell only. */
  readonly routes?: Readonly<Record<string, readonly string[]>>;
  readonly slots: { readonly fills: readonly string[]; readonly shows: readonly string[] };
  readonly events: { readonly sends: readonly string[]; readonly receives: readonly string[] };
  /** `wallet` or `wallet.transfer`; `apollo.*` where another package defines the members. */
  readonly services: { readonly offers: readonly string[]; readonly uses: readonly string[] };
  /** Shared modules by name: versions and exports provided by the shell, or names used by a remote. */
  readonly shared: {
    readonly versions: Readonly<Record<string, string>>;
    readonly offers: Readonly<Record<string, readonly string[]>>;
    readonly uses: Readonly<Record<string, readonly string[]>>;
  };
  /** Number of messages by locale, without those that the build takes from English. */
  readonly messages: Readonly<Record<string, number>>;
  /** SHA-256 of the bill of materials, hexadecimal; the bill itself is not public. */
  readonly sbom: string;
}
