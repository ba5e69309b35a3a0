import type { ReleaseDescription } from '@foyer/kernel/release-description';

/** A release that provides and requires nothing. */
export const EMPTY_DESCRIPTION: ReleaseDescription = {
  format: 1,
  pages: [],
  laterPages: [],
  slots: { fills: [], shows: [] },
  events: { sends: [], receives: [] },
  services: { offers: [], uses: [] },
  shared: { versions: {}, offers: {}, uses: {} },
  messages: {},
  sbom: '0'.repeat(64),
};
