import { INVITED_SLOT_SAMPLE, SLOT_SAMPLES } from '@foyer/gate/slot-samples';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { createHash } from 'node:crypto';

export const SLOT_HOST_RELEASE = 'slothost';
const ENTRY = 'entry.js';

/** A release of another application whose only content are the slots of the candidate. */
export interface SlotHost {
  readonly entry: ReleaseSetEntry;
  readonly files: Readonly<Record<string, string>>;
}

/** Builds the release from the live one of its application, so that the shell routes its pages to it. */
export function slotHostOf(live: ReleaseSetEntry, page: string, slots: readonly string[]): SlotHost {
  const { firstQueries: _queries, ...before } = live;
  const container = `${live.app.replaceAll('-', '_')}_${SLOT_HOST_RELEASE}`;
  const text = `var ${container} = { init: () => {}, get: async () => () => ({ default: ${remoteOf(live, page, slots)} }) };\n`;
  return {
    entry: {
      ...before,
      release: SLOT_HOST_RELEASE,
      container,
      base: `/assets/${live.app}/${SLOT_HOST_RELEASE}/`,
      entry: ENTRY,
      css: [],
      scripts: [],
      i18n: {},
      pages: Object.fromEntries(Object.keys(before.pages).map((page) => [page, []])),
      sri: { [ENTRY]: `sha384-${createHash('sha384').update(text).digest('base64')}` },
    },
    files: { [ENTRY]: text },
  };
}

/** Elements of React 19 are written directly, so that the release needs no React of its own. */
function remoteOf({ owner, contract }: ReleaseSetEntry, page: string, slots: readonly string[]): string {
  const shown = slots.map((name) => `[${JSON.stringify(name)}, ${sourceOf(sampleOf(name))}]`).join(', ');
  return `(() => {
  const element = (type, key, props) => ({ $$typeof: Symbol.for('react.transitional.element'), type, key, ref: null, props, _owner: null, _store: {} });
  const slots = [${shown}];
  return {
    owner: ${JSON.stringify(owner)}, contract: ${contract}, bootstrap: async () => {}, unmount: async () => {}, prepare: async () => {}, updateGate: () => 'allow',
    mount: async ({ domElement, host }) => {
      // its application may also own the address that the check goes to when it leaves the page
      const View = ({ target }) => target.route !== ${JSON.stringify(page)} ? null : element('div', null, { children: [
        element('h1', 'heading', { children: 'Slots' }),
        ...slots.map(([name, props]) => element('section', name, { 'data-check-slot': name, children: element(host.Slot, null, { name, props }) })),
      ] });
      host.show({ domElement, View });
    },
  };
})()`;
}

/** A slot of an invited squad, or of a later contract, is shown with the properties of the first. */
function sampleOf(name: string): object {
  return new Map<string, object>(Object.entries(SLOT_SAMPLES)).get(name) ?? INVITED_SLOT_SAMPLE;
}

/** The properties as JavaScript. */
function sourceOf(sample: object): string {
  const members = Object.entries(sample).map(
    ([name, value]) =>
      `${JSON.stringify(name)}: ${typeof value === 'function' ? '() => {}' : (JSON.stringify(value) ?? 'undefined')}`,
  );
  return `{ ${members.join(', ')} }`;
}
