import { Text, useText } from '@foyer/i18n';
import { IconButton } from '@foyer/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { ENVIRONMENTS } from '@foyer/kernel/environments';
import { brandTitles } from '../model/names.ts';
import { useLive, useNow } from '../state/LiveRoot.tsx';
import { usePerson } from '../state/PersonRoot.tsx';
import { useHref } from '../state/useEnvironment.ts';
import * as css from './Frame.css.ts';
import { messages } from './Frame.messages.ts';
import { utcTime } from '../model/times.ts';

/** Name, environment, connection state and person. */
export function TopBar({ onSignOut }: { onSignOut(): void }) {
  const text = useText();
  const href = useHref();
  const { name, roles } = usePerson();
  return (
    <header className={css.bar}>
      <Link to={href('/')} className={css.name}>
        <svg className={css.sign} viewBox="0 0 32 32" aria-hidden="true">
          <rect width="32" height="32" rx="7" fill="var(--fy-color-surface3)" />
          <path d="M9 8h14v4H13v3h8v4h-8v6H9z" fill="var(--fy-color-accent)" />
        </svg>
        <span className={css.nameWords}>
          <Text {...messages.name} />
        </span>
      </Link>
      <EnvironmentSwitch />
      <FreezePill />
      <span className={css.space} />
      <LivePill />
      <span className={css.person}>
        {name}
        <br />
        {roles.join(', ')}
      </span>
      <IconButton icon="logout" label={text(messages.signOut)} size="small" onPress={onSignOut} />
    </header>
  );
}

function EnvironmentSwitch() {
  const text = useText();
  const { environment } = useLive();
  const [search, setSearch] = useSearchParams();
  return (
    <select
      className={css.select}
      aria-label={text(messages.environment)}
      value={environment}
      onChange={(event) => {
        const next = new URLSearchParams(search);
        if (event.target.value === 'production') next.delete('environment');
        else next.set('environment', event.target.value);
        setSearch(next);
      }}
    >
      {ENVIRONMENTS.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Active freezes, on every page: a squad sees at once why it cannot release. */
function FreezePill() {
  const text = useText();
  const href = useHref();
  const { status } = useLive();
  const now = useNow();
  const active = (status?.freezes ?? []).filter(({ until }) => Date.parse(until) > now);
  const [first] = active;
  if (!first) return null;
  const ofAll = active.filter(({ brand }) => brand === undefined);
  // the end of a freeze of all brands, which one of a single brand may outlast
  const named = ofAll.length > 0 ? ofAll : active;
  const until =
    named
      .map((freeze) => freeze.until)
      .sort()
      .at(-1) ?? first.until;
  return (
    <Link to={href('/')} className={css.pills.stale} title={active.map(({ reason }) => reason).join(' · ')}>
      {text(ofAll.length > 0 ? messages.frozenAll : messages.frozen, {
        brands: brandTitles(active.flatMap(({ brand }) => brand ?? [])),
        until: utcTime(until),
      })}
    </Link>
  );
}

function LivePill() {
  const { mode, asOf } = useLive();
  const time = asOf === undefined ? '' : utcTime(asOf);
  const linkTexts = {
    live: messages.live,
    stale: asOf === undefined ? messages.connecting : messages.stale,
    disconnected: messages.disconnected,
    connecting: messages.connecting,
    'signed-out': messages.signedOut,
  }[mode];
  return (
    <span className={css.pills[mode]}>
      <span className={css.dot} aria-hidden="true" />
      <Text {...linkTexts} values={{ time }} />
    </span>
  );
}
