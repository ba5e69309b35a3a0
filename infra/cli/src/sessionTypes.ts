import type { RegistryClient } from '@foyer/runtime/registry-access';
import type { Terminal } from './terminal.ts';

/** Options of every command. */
export interface CommonOptions {
  readonly home: string | undefined;
  readonly registry: string | undefined;
  readonly key: string;
  readonly environment: string;
  readonly json: boolean;
}

/** Dependencies and options of a command. */
export interface Session extends Omit<CommonOptions, 'home' | 'registry'> {
  readonly home: string;
  /** Address of the registry. */
  readonly registry: string;
  /** Port of the brands' pages of the instance that uses the data home. */
  readonly gatewayPort: number;
  /** Id of the key that signs the requests. */
  readonly keyId: string;
  readonly client: RegistryClient;
  readonly terminal: Terminal;
  /** Prints the result once: the value with `--json`, otherwise the text. */
  printResult(value: unknown, text: string): void;
}
