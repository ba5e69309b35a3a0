import { signedOutSchema, alertsSchema } from '@foyer/kernel/console-answers';
import { Text, useText } from '@foyer/i18n';
import { Icon, Notice, Skeleton, SkipLink, VisuallyHidden } from '@foyer/ui';
import { Dialog } from '@foyer/ui/dialog';
import { Suspense, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { sendRequest, RequestFailure } from '../adapters/sendRequest.ts';
import { navigateTo, signInAddress } from '../adapters/address.ts';
import { useFailureText } from '../parts/change-dialog/failureText.ts';
import { useLive } from '../state/LiveRoot.tsx';
import { usePerson } from '../state/PersonRoot.tsx';
import { useRequest } from '../state/useRequest.ts';
import { useHref } from '../state/useEnvironment.ts';
import * as css from './Frame.css.ts';
import { messages } from './Frame.messages.ts';
import { navigationOf, type NavigationEntry } from './navigation.ts';
import { Staleness } from './Staleness.tsx';
import { TopBar } from './TopBar.tsx';

/** Layout of every page: navigation, connection state, signed-in person. */
export function Frame() {
  const text = useText();
  const failureText = useFailureText();
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [signOutFailure, setSignOutFailure] = useState<RequestFailure>();
  const { environment, alerts } = useLive();
  const { first, rest } = navigationOf(usePerson());
  const unseen =
    useRequest('/alerts', alertsSchema, { version: alerts, everyMs: ALERTS_MS }).data?.unseen ?? 0;
  return (
    <div className={css.frame}>
      <SkipLink target="main">{text(messages.skip)}</SkipLink>
      <TopBar onSignOut={() => void signOut().catch(setSignOutFailure)} />
      <nav className={css.nav} aria-label={text(messages.navigation)}>
        {first.map((entry) => (
          <NavLink
            key={entry.path}
            entry={entry}
            look={css.links.first}
            unseen={entry.path === '/status' ? unseen : 0}
          />
        ))}
        {rest.map((entry) => (
          <NavLink key={entry.path} entry={entry} look={css.links.rest} unseen={0} />
        ))}
        <button
          type="button"
          className={css.links.more}
          aria-haspopup="dialog"
          onClick={() => setMoreOpen(true)}
        >
          <Icon name="more" />
          <Text {...messages.more} />
        </button>
      </nav>
      <main id="main" className={css.main} tabIndex={-1}>
        {environment !== 'production' && (
          <p className={css.band}>
            <Text {...messages.notProduction} values={{ environment }} />
          </p>
        )}
        <Staleness />
        {signOutFailure !== undefined && (
          <div className={css.stale}>
            <Notice
              tone="negative"
              live
              title={text(messages.signOutFailed)}
              onDismiss={() => setSignOutFailure(undefined)}
            >
              {failureText(signOutFailure)}
            </Notice>
          </div>
        )}
        <Suspense fallback={<Skeleton height="20rem" />}>
          <Outlet />
        </Suspense>
      </main>
      {isMoreOpen && <More onClose={() => setMoreOpen(false)} />}
    </div>
  );
}

const ALERTS_MS = 60_000;

/**
 * Ends the console's session, then the realm's.
 * @throws {@link RequestFailure} when the session could not be ended.
 */
async function signOut(): Promise<void> {
  try {
    const { location } = await sendRequest('/session/logout', signedOutSchema, {});
    navigateTo(location);
  } catch (error) {
    if (!(error instanceof RequestFailure) || error.status !== 401) throw error;
    navigateTo(signInAddress());
  }
}

function NavLink({
  entry: { path, label, icon },
  look,
  unseen,
}: {
  readonly entry: NavigationEntry;
  readonly look: string;
  readonly unseen: number;
}) {
  const text = useText();
  const href = useHref();
  const { pathname } = useLocation();
  const isCurrent =
    path === '/' ? pathname === '/' || pathname.startsWith('/apps/') : pathname.startsWith(path);
  return (
    <Link to={href(path)} className={look} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={icon} />
      <Text {...label} />
      {unseen > 0 && (
        <span className={css.count}>
          <span aria-hidden="true">{unseen}</span>
          <VisuallyHidden>{text(messages.unseen, { count: unseen })}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}

function More({ onClose }: { onClose(): void }) {
  const text = useText();
  const { rest } = navigationOf(usePerson());
  const href = useHref();
  return (
    <Dialog title={text(messages.more)} size="small" onClose={onClose}>
      <ul className={css.moreList}>
        {rest.map(({ path, label, icon }) => (
          <li key={path}>
            <Link to={href(path)} className={css.moreLink} onClick={onClose}>
              <Icon name={icon} />
              <Text {...label} />
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
