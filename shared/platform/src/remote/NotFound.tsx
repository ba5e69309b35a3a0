import { usePlatform } from './platformContext.tsx';

/** The product's page for an address without content, for example with an unknown id. Sets the page title. */
export function NotFound() {
  const { NotFound: Page } = usePlatform();
  return Page ? <Page /> : null;
}
