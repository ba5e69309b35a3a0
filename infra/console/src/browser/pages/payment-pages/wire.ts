/** The registry's format of the payment page inventory; see its `pages/`. */
export interface ScriptInventory {
  readonly version: number;
  readonly files: readonly { readonly app: string; readonly release: string; readonly reason: string }[];
  readonly inline: readonly { readonly name: string; readonly reason: string }[];
  readonly frames: readonly { readonly origin: string; readonly reason: string }[];
}
