import BrowserEnvironment from '@foyer/testing/browser-environment';

/** Without this condition Svelte renders on a server. */
export default class SvelteEnvironment extends BrowserEnvironment {
  exportConditions() {
    return ['svelte', 'browser'];
  }
}
