import type { GrantedWaiver } from '@foyer/kernel/waivers';

/** Granted by those who answer for the gate, seen by all: a squad asks for an entry as it asks for a known origin. `foyer check` asks for this list, and a report counts by it. */
export const GRANTED_WAIVERS: readonly GrantedWaiver[] = [
  {
    app: 'shell',
    rule: 'code/inline',
    about: 'vendors.js has markup that runs: javascript:',
    until: '2027-06-30',
    reason:
      'react-dom puts a script address that throws where a javascript: address was given, so that it cannot run',
  },
  {
    app: 'shell',
    rule: 'code/inline',
    about: 'vendors.js has markup that runs: <script>',
    until: '2027-06-30',
    reason: 'react-dom makes script elements that never run by parsing them; nothing of ours renders one',
  },
  {
    app: 'shell',
    rule: 'code/inline',
    about: 'vendors.js writes the handler oninput',
    until: '2027-06-30',
    reason: 'react-dom asks an element that is in no page whether the browser knows the input event',
  },
];
