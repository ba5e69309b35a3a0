import { registerHooks } from 'node:module';

const GLOBALS = new URL('./globals.mjs', import.meta.url).href;

// The runner of jest-light-runner has no virtual environment that could provide this import (ADR 0264).
registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== '@jest/globals') return next(specifier, context);
    // one instance for each test file, so that its time limits and its clean-up are its own
    const url = `${GLOBALS}?importer=${encodeURIComponent(context.parentURL ?? '')}`;
    return { url, shortCircuit: true };
  },
});

Object.assign(globalThis, {
  __FOYER_PRODUCTION__: false,
  __FOYER_APP__: 'test',
  __FOYER_RELEASE__: 'test',
  __FOYER_TEXT_PARTS__: {},
  __FOYER_SHARED_VERSIONS__: {},
});
