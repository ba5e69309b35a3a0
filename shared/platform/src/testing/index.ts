/**
 * Fakes for the tests of pages, slots and the frame: services typed by the contract, GraphQL responses typed
 * by the schema.
 * @packageDocumentation
 */
export { fakePageData } from './fakePageData.ts';
export { fakeServices, type FakeServices, type FakeWorld } from './fakeServices.ts';
export { fakeStore, type FakeStore } from './fakeStore.ts';
export { signedInSession } from './signedInSession.ts';
export { streamingWallet } from './streamingWallet.ts';
export { answer, mockLink, refuse, type GraphqlMock } from './graphqlMocks.ts';
export {
  renderPage,
  renderPiece,
  type Rendered,
  type RenderOptions,
  type RenderPageOptions,
} from './renderPage.tsx';
