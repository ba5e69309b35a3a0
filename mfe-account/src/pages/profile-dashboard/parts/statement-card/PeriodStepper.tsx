import { Text, useLanguage, useText } from '@foyer/i18n';
import { useMarket } from '@foyer/platform';
import { FilterChip, IconButton, Row } from '@foyer/ui';
import type { StatementPeriod } from './statementPeriod.ts';
import * as css from './StatementCard.css.ts';
import { messages } from './StatementCard.messages.ts';

interface PeriodStepperProps {
  readonly period: StatementPeriod;
  readonly from: string;
  onPeriod(period: StatementPeriod): void;
}

export function PeriodStepper({ period: { unit, back }, from, onPeriod }: PeriodStepperProps) {
  const text = useText();
  const { timeZone } = useMarket().licence;
  const name = new Intl.DateTimeFormat(useLanguage(), {
    year: 'numeric',
    timeZone,
    ...(unit === 'month' && { month: 'long' }),
  }).format(new Date(from));
  return (
    <div className={css.head}>
      <div role="group" aria-label={text(messages.unit)}>
        <Row gap="small" wrap>
          {(['month', 'year'] as const).map((option) => (
            <FilterChip
              key={option}
              selected={option === unit}
              onSelect={() => onPeriod({ unit: option, back: 0 })}
            >
              <Text {...messages[option]} />
            </FilterChip>
          ))}
        </Row>
      </div>
      <div className={css.steps}>
        <IconButton
          icon="chevronLeft"
          label={text(messages.earlier)}
          onPress={() => onPeriod({ unit, back: back + 1 })}
        />
        <span className={css.period} role="status">
          {name}
        </span>
        <IconButton
          icon="chevronRight"
          label={text(messages.later)}
          disabled={back === 0}
          onPress={() => onPeriod({ unit, back: back - 1 })}
        />
      </div>
    </div>
  );
}
