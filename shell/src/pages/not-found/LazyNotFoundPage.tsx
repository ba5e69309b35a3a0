import { Suspense } from 'react';
import { lazyRequired } from '../../lib/importRequiredPart.ts';
import { RemoteLoading } from '../../remotes/loading/RemoteLoading.tsx';
import type { NotFoundPageProps } from './NotFoundPage.tsx';

// loaded with the other pages of the shell, because the first content never shows it
const NotFoundPage = lazyRequired('shell.page', async () => (await import('../ShellPage.tsx')).NotFoundPage);

/** The not-found page, fetched when an address has no content. */
export function LazyNotFoundPage(props: NotFoundPageProps) {
  return (
    <Suspense fallback={<RemoteLoading route={undefined} />}>
      <NotFoundPage {...props} />
    </Suspense>
  );
}
