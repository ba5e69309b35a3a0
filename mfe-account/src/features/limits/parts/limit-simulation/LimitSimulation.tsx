import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { SetPlayerLimitInput } from '@foyer/graphql/main';
import { useText, useZonedDates } from '@foyer/i18n';
import { useMarket } from '@foyer/platform';
import { Button, Notice, Row } from '@foyer/ui';
import { LimitSimulationDocument, type LimitSimulationQuery } from '../../LimitSimulation.generated.ts';
import { messages } from '../../limitRow.messages.ts';
import { useLimitValue } from '../../useLimitValue.ts';

interface LimitSimulationProps {
  /** The limit to test; undefined while the typed value is not a valid limit. */
  readonly input: SetPlayerLimitInput | undefined;
  readonly currency: string;
}

/** The effect that the typed limit would have had last month, from the player's real movements. */
export function LimitSimulation({ input, currency }: LimitSimulationProps) {
  const text = useText();
  const [asked, setAsked] = useState<SetPlayerLimitInput>();
  const { data, error, loading, refetch } = useQuery(
    LimitSimulationDocument,
    asked === undefined ? skipToken : { variables: { input: asked } },
  );
  const isAnswered =
    asked !== undefined && asked.amount === input?.amount && asked.minutes === input?.minutes;
  const simulation = isAnswered ? data?.viewer?.limitSimulation : undefined;
  return (
    <>
      <Row>
        <Button
          tone="quiet"
          size="small"
          icon="history"
          busy={loading}
          disabled={input === undefined}
          onPress={() => {
            // the same limit again does not start a query
            if (isAnswered && error) void refetch();
            else setAsked(input);
          }}
        >
          {text(messages.simulate)}
        </Button>
      </Row>
      {isAnswered && error && (
        <Notice tone="warning" live>
          {text(messages.simulationFailed)}
        </Notice>
      )}
      {input && simulation && <Result input={input} currency={currency} simulation={simulation} />}
    </>
  );
}

interface ResultProps {
  readonly input: SetPlayerLimitInput;
  readonly currency: string;
  readonly simulation: NonNullable<LimitSimulationQuery['viewer']>['limitSimulation'];
}

function Result({ input, currency, simulation: { stoppedAt, days, most } }: ResultProps) {
  const text = useText();
  const write = useLimitValue();
  const dates = useZonedDates(useMarket().licence.timeZone);
  return (
    <Notice tone="info" live>
      {stoppedAt === null
        ? text(messages.simulatedFree, { most: write(input.kind, most, currency) })
        : text(messages.simulated, { when: dates.dateTime(Date.parse(stoppedAt)), days })}
    </Notice>
  );
}
