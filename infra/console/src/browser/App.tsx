import { personSchema } from '@foyer/kernel/console-answers';
import { IntlRoot } from '@foyer/i18n';
import { FIRST_ICONS } from '@foyer/ui/first-icons';
import { IconSprite } from '@foyer/ui/icon-sprite';
import { LATER_ICONS } from '@foyer/ui/later-icons';
import { lazy } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Frame } from './frame/Frame.tsx';
import { SignIn } from './frame/SignIn.tsx';
import { MapPage } from './pages/map/MapPage.tsx';
import { NotFoundPage } from './pages/not-found/NotFoundPage.tsx';
import { DecisionRoot } from './parts/toasts/DecisionRoot.tsx';
import { LiveRoot } from './state/LiveRoot.tsx';
import { PersonRoot } from './state/PersonRoot.tsx';
import { useRequest } from './state/useRequest.ts';

const AppPage = lazy(async () => ({ default: (await import('./pages/app/AppPage.tsx')).AppPage }));
const RolloutsPage = lazy(async () => ({
  default: (await import('./pages/rollouts/RolloutsPage.tsx')).RolloutsPage,
}));
const TimelinePage = lazy(async () => ({
  default: (await import('./pages/timeline/TimelinePage.tsx')).TimelinePage,
}));
const StatusPage = lazy(async () => ({
  default: (await import('./pages/status/StatusPage.tsx')).StatusPage,
}));
const ExplainPage = lazy(async () => ({
  default: (await import('./pages/explain/ExplainPage.tsx')).ExplainPage,
}));
const ReleasesPage = lazy(async () => ({
  default: (await import('./pages/releases/ReleasesPage.tsx')).ReleasesPage,
}));
const ReportsPage = lazy(async () => ({
  default: (await import('./pages/reports/ReportsPage.tsx')).ReportsPage,
}));
const ReleaseAlertsPage = lazy(async () => ({
  default: (await import('./pages/release-alerts/ReleaseAlertsPage.tsx')).ReleaseAlertsPage,
}));
const ViolationsPage = lazy(async () => ({
  default: (await import('./pages/violations/ViolationsPage.tsx')).ViolationsPage,
}));
const PaymentPagesPage = lazy(async () => ({
  default: (await import('./pages/payment-pages/PaymentPagesPage.tsx')).PaymentPagesPage,
}));
const CheckPage = lazy(async () => ({ default: (await import('./pages/check/CheckPage.tsx')).CheckPage }));
const WithdrawalsPage = lazy(async () => ({
  default: (await import('./pages/withdrawals/WithdrawalsPage.tsx')).WithdrawalsPage,
}));
const PlayerMoneyPage = lazy(async () => ({
  default: (await import('./pages/player-money/PlayerMoneyPage.tsx')).PlayerMoneyPage,
}));
const ReconciliationPage = lazy(async () => ({
  default: (await import('./pages/reconciliation/ReconciliationPage.tsx')).ReconciliationPage,
}));
const SportsbookPage = lazy(async () => ({
  default: (await import('./pages/sportsbook/SportsbookPage.tsx')).SportsbookPage,
}));
const IdentityPage = lazy(async () => ({
  default: (await import('./pages/identity/IdentityPage.tsx')).IdentityPage,
}));
const DocumentsPage = lazy(async () => ({
  default: (await import('./pages/documents/DocumentsPage.tsx')).DocumentsPage,
}));
const PlayerCarePage = lazy(async () => ({
  default: (await import('./pages/player-care/PlayerCarePage.tsx')).PlayerCarePage,
}));
const ExclusionsPage = lazy(async () => ({
  default: (await import('./pages/exclusions/ExclusionsPage.tsx')).ExclusionsPage,
}));
const SportsDisputesPage = lazy(async () => ({
  default: (await import('./pages/sports-disputes/SportsDisputesPage.tsx')).SportsDisputesPage,
}));
const PlayersPage = lazy(async () => ({
  default: (await import('./pages/players/PlayersPage.tsx')).PlayersPage,
}));
const LiveChatPage = lazy(async () => ({
  default: (await import('./pages/live-chat/LiveChatPage.tsx')).LiveChatPage,
}));
const ContentPage = lazy(async () => ({
  default: (await import('./pages/content/ContentPage.tsx')).ContentPage,
}));
const ProtectionPage = lazy(async () => ({
  default: (await import('./pages/protection/ProtectionPage.tsx')).ProtectionPage,
}));
const SquadsPage = lazy(async () => ({
  default: (await import('./pages/squads/SquadsPage.tsx')).SquadsPage,
}));
const SquadPage = lazy(async () => ({
  default: (await import('./pages/squads/SquadPage.tsx')).SquadPage,
}));
const KeysPage = lazy(async () => ({ default: (await import('./pages/keys/KeysPage.tsx')).KeysPage }));

/** English only: staff of all brands share decisions, and the audit log is in one language (ADR 0095). */
const LANGUAGE = 'en-GB';

/** The console application. */
export function App({ texts }: { readonly texts: Readonly<Record<string, unknown>> }) {
  return (
    <IntlRoot language={LANGUAGE} messages={texts}>
      <IconSprite icons={FIRST_ICONS} />
      <IconSprite icons={LATER_ICONS} />
      <BrowserRouter>
        <Entrance />
      </BrowserRouter>
    </IntlRoot>
  );
}

function Entrance() {
  const session = useRequest('/session', personSchema);
  if (session.failure) return <SignIn isAway={session.failure.status !== 401} />;
  if (!session.data) return null;
  return (
    <PersonRoot person={session.data}>
      <LiveRoot>
        <DecisionRoot>
          <Routes>
            <Route element={<Frame />}>
              <Route index element={<MapPage />} />
              <Route path="apps/:app" element={<AppPage />} />
              <Route path="rollouts" element={<RolloutsPage />} />
              <Route path="timeline" element={<TimelinePage />} />
              <Route path="status" element={<StatusPage />} />
              <Route path="explain" element={<ExplainPage />} />
              <Route path="releases" element={<ReleasesPage />} />
              <Route path="reports" element={<ReportsPage />} />
              <Route path="release-alerts" element={<ReleaseAlertsPage />} />
              <Route path="violations" element={<ViolationsPage />} />
              <Route path="check" element={<CheckPage />} />
              <Route path="payment-pages" element={<PaymentPagesPage />} />
              <Route path="withdrawals" element={<WithdrawalsPage />} />
              <Route path="player-money" element={<PlayerMoneyPage />} />
              <Route path="reconciliation" element={<ReconciliationPage />} />
              <Route path="sportsbook" element={<SportsbookPage />} />
              <Route path="identity" element={<IdentityPage />} />
              <Route path="documents" element={<DocumentsPage />} />
              <Route path="player-care" element={<PlayerCarePage />} />
              <Route path="exclusions" element={<ExclusionsPage />} />
              <Route path="sports-disputes" element={<SportsDisputesPage />} />
              <Route path="players" element={<PlayersPage />} />
              <Route path="live-chat" element={<LiveChatPage />} />
              <Route path="content" element={<ContentPage />} />
              <Route path="protection" element={<ProtectionPage />} />
              <Route path="squads" element={<SquadsPage />} />
              <Route path="squads/:name" element={<SquadPage />} />
              <Route path="keys" element={<KeysPage />} />
              <Route path="*" element={<NotFoundPage />} />
            </Route>
          </Routes>
        </DecisionRoot>
      </LiveRoot>
    </PersonRoot>
  );
}
