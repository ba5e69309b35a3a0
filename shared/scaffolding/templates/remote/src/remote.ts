import { CONTRACT_VERSION, defineRemote } from '@foyer/contract';
import { createRemoteLifecycles } from '@foyer/platform';

export default createRemoteLifecycles(defineRemote({
  owner: 'sample-owner',
  contract: CONTRACT_VERSION,
  pages: {
    // one line for every route
  },
  slots: {},
  messages: (locale) => import(`./messages/${locale}.json`),
}));
