import type { Slots } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { useServices, useSessionState } from '@foyer/platform';
import { Disclosure, Heading, Link, Stack, VisuallyHidden } from '@foyer/ui';
import { useId } from 'react';
import { hrefToMission } from '../../pages/missions/linkedMission.ts';
import { TaskProgress } from '../../pages/missions/parts/mission-card/TaskProgress.tsx';
import { useProgressText } from '../../pages/missions/parts/mission-card/useProgressText.ts';
import { useMissions } from '../../pages/missions/useMissions.ts';
import { countingMissions, type CountedGame, type CountingMission } from './countingMissions.ts';
import { messages } from './MissionProgress.messages.ts';
import { useQuietText } from './useQuietText.ts';

/**
 * Progress of missions while one of their games is played for real money. Nothing for players who take part in no
 * mission, and while the service is closed to them or away.
 */
export function Component(game: Slots['gamification.mission-progress']) {
  return useSessionState().status === 'LOGGED_IN' ? <PlayerMissions game={game} /> : null;
}

function PlayerMissions({ game }: { readonly game: CountedGame }) {
  const { answer } = useMissions();
  if (answer === undefined || answer.blocks.length > 0) return null;
  const counting = countingMissions(answer.missions, game);
  return counting.length === 0 ? null : <Missions counting={counting} currency={answer.currency} />;
}

interface MissionsProps {
  readonly counting: readonly CountingMission[];
  readonly currency: string;
}

function Missions({ counting, currency }: MissionsProps) {
  const id = useId();
  const text = useText();
  const { locale } = useServices();
  const write = useProgressText(currency);
  const summaries = counting.map(({ mission, tasks }) =>
    text(messages.summary, { mission: mission.name, progress: tasks.map(write).join(' · ') }),
  );
  const announced = useQuietText(summaries.join('. '));
  return (
    <section aria-labelledby={id}>
      <Heading id={id} level={2} size="label">
        {text(messages.title)}
      </Heading>
      <div role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
      {counting.map(({ mission, tasks }, index) => (
        <Disclosure key={mission.id} title={summaries[index] ?? mission.name}>
          <Stack gap="medium">
            {tasks.map((task) => (
              <TaskProgress key={task.id} task={task} currency={currency} />
            ))}
            <div>
              <Link href={hrefToMission(locale, mission.id)}>{text(messages.open)}</Link>
            </div>
          </Stack>
        </Disclosure>
      ))}
    </section>
  );
}
