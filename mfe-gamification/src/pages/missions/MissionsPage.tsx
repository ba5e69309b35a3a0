import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { lazyPart, useBusinessReady, usePageTitle } from '@foyer/platform';
import { Heading, Page, Paragraph, Skeleton, Stack, Tabs } from '@foyer/ui';
import { Suspense, useState } from 'react';
import { EngagementGate } from '../../features/engagement/EngagementGate.tsx';
import { LevelSummary } from '../../features/engagement/level-summary/LevelSummary.tsx';
import { useLevel, usePoints } from '../../features/engagement/usePoints.ts';
import { messages } from './MissionsPage.messages.ts';
import { MissionList } from './parts/mission-list/MissionList.tsx';
import { MissionSkeletons } from './parts/mission-list/MissionSkeletons.tsx';
import { MissionsDocument } from './Missions.generated.ts';

const PointsPanel = lazyPart(async () => (await import('./parts/points-panel/PointsPanel.tsx')).PointsPanel);

const VIEWS = ['missions', 'points'] as const;

/** Missions with their progress, the player's level, and points with their history. */
export function Component(_props: PageProps) {
  const text = useText();
  usePageTitle(text(messages.title));
  useBusinessReady(true);
  return (
    <Page>
      <Stack gap="small">
        <Heading level={1}>{text(messages.title)}</Heading>
        <Paragraph size="lead" tone="muted">
          <Text {...messages.intro} />
        </Paragraph>
      </Stack>
      <EngagementGate query={MissionsDocument} skeleton={<MissionSkeletons />}>
        <Views />
      </EngagementGate>
    </Page>
  );
}

function Views() {
  const text = useText();
  const points = usePoints();
  const level = useLevel();
  const [view, setView] = useState<(typeof VIEWS)[number]>('missions');
  return (
    <>
      <LevelSummary points={points} level={level} />
      <Tabs
        label={text(messages.views)}
        tabs={VIEWS.map((id) => ({ id, label: text(messages[id]) }))}
        selected={view}
        onSelect={setView}
      >
        {view === 'missions' ? (
          <MissionList moneyValue={points.answer?.moneyValue} />
        ) : (
          <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
            <PointsPanel points={points} />
          </Suspense>
        )}
      </Tabs>
    </>
  );
}
