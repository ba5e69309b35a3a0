import { Text, useText } from '@foyer/i18n';
import type { Mission } from '@foyer/kernel/engagement';
import { Icon, Paragraph, ProgressBar, Row, Stack } from '@foyer/ui';
import type { ReactNode } from 'react';
import { cappedBy, messages } from './MissionCard.messages.ts';
import { useCounter, useProgressText } from './useProgressText.ts';

interface TaskProgressProps {
  readonly task: Mission['tasks'][number];
  readonly currency: string;
}

/** Progress of a task in its unit, and why its target is lower or out of reach. */
export function TaskProgress({ task, currency }: TaskProgressProps) {
  const text = useText();
  const write = useCounter(currency);
  const writeProgress = useProgressText(currency);
  const { counter, progress, target, fullTarget } = task;
  return (
    <Stack gap="small">
      <ProgressBar
        label={task.title}
        value={task.isCompleted ? target : progress}
        maximum={target}
        text={writeProgress(task)}
      />
      {task.cappedBy !== null && (
        <Note>{text(cappedBy[task.cappedBy], { full: write(counter, fullTarget) })}</Note>
      )}
      {task.isOutOfReach && (
        <Note>
          <Text {...messages.outOfReach} />
        </Note>
      )}
    </Stack>
  );
}

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <Row gap="small" align="start">
      <Icon name="limit" size="small" />
      <Paragraph size="small" tone="muted">
        {children}
      </Paragraph>
    </Row>
  );
}
