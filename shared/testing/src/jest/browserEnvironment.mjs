import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * APIs that every supported browser has and jsdom lacks. MessageChannel and BroadcastChannel are omitted:
 * Node's implementations keep the process alive, and React falls back to a timer.
 */
const MISSING = [
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
];

export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of MISSING) {
      if (!(name in this.global)) this.global[name] = globalThis[name];
    }
    // jsdom has no SubtleCrypto; sign-in and integrity checks need the real one.
    Object.defineProperty(this.global, 'crypto', { configurable: true, value: globalThis.crypto });
  }

  // Jest adds `import` or `require`; the `browser` condition of a package may be a bundle that jest cannot
  // load as a module.
  exportConditions() {
    return [];
  }
}
