import type { GrantedWaiver } from '@foyer/kernel/waivers';

/**
 * Waivers granted by the owners of the release gate. A squad requests an entry in a reviewed change; `foyer
 * check` reads this list, and reports are validated against it.
 */
export const GRANTED_WAIVERS: readonly GrantedWaiver[] = [
  {
    app: 'shell',
    rule: 'code/inline',
    about: 'vendors.js contains markup that runs code: javascript:',
    until: '2027-06-30',
    reason:
      'react-dom puts a script address that throws where a javascript: address was given, so that it cannot run',
  },
  {
    app: 'shell',
    rule: 'code/inline',
    about: 'vendors.js contains markup that runs code: <script>',
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
