import { useId, useState } from 'react';
import { classes } from '../classes.ts';
import { Button } from '../button/Button.tsx';
import { ChipLink, FilterChip } from '../chip/Chip.tsx';
import * as fieldCss from '../field/Field.css.ts';
import { FieldFrame, useFieldControl } from '../field/Field.tsx';
import * as css from './PeriodFilter.css.ts';

export interface PeriodFilterTexts {
  /** Translated label of the group, "Period". */
  readonly label: string;
  /** Translated label of the chip that opens the date inputs, "Other dates". */
  readonly otherDays: string;
  readonly from: string;
  readonly until: string;
  readonly apply: string;
  /** Translated error while one of the two dates is missing. */
  readonly incomplete: string;
}

export interface PeriodFilterProps {
  readonly ranges: readonly {
    readonly id: string;
    readonly label: string;
    readonly href: string;
    readonly current: boolean;
  }[];
  /** Custom range as `yyyy-mm-dd`, both days inclusive; undefined while a preset is selected. */
  readonly days: { readonly from: string; readonly until: string } | undefined;
  /** Earliest day that can be selected, `yyyy-mm-dd`. */
  readonly firstDay?: string | undefined;
  /** Latest day that can be selected, `yyyy-mm-dd`. */
  readonly lastDay: string;
  readonly texts: PeriodFilterTexts;
  onDays(from: string, until: string): void;
}

/** Filter for a history period: preset ranges as links, or a custom range with native date inputs. */
export function PeriodFilter({ ranges, days, firstDay, lastDay, texts, onDays }: PeriodFilterProps) {
  const id = useId();
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || days !== undefined;
  return (
    <div className={css.filter}>
      <div className={css.ranges} role="group" aria-label={texts.label}>
        {ranges.map((range) => (
          <ChipLink key={range.id} href={range.href} current={range.current}>
            {range.label}
          </ChipLink>
        ))}
        <FilterChip icon="calendar" selected={isOpen} onSelect={setOpened}>
          {texts.otherDays}
        </FilterChip>
      </div>
      {isOpen && (
        <Days
          key={`${id}${days?.from ?? ''}${days?.until ?? ''}`}
          days={days}
          firstDay={firstDay}
          lastDay={lastDay}
          texts={texts}
          onDays={onDays}
        />
      )}
    </div>
  );
}

function Days({ days, firstDay, lastDay, texts, onDays }: Omit<PeriodFilterProps, 'ranges'>) {
  const [from, setFrom] = useState(days?.from ?? '');
  const [until, setUntil] = useState(days?.until ?? lastDay);
  const [isTried, setTried] = useState(false);
  const missing = isTried ? texts.incomplete : undefined;
  return (
    <form
      className={css.days}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (from !== '' && until !== '') onDays(from, until);
      }}
    >
      <DayField
        label={texts.from}
        value={from}
        firstDay={firstDay}
        lastDay={lastDay}
        error={from === '' ? missing : undefined}
        onChange={setFrom}
      />
      <DayField
        label={texts.until}
        value={until}
        firstDay={firstDay}
        lastDay={lastDay}
        error={until === '' ? missing : undefined}
        onChange={setUntil}
      />
      <div className={css.apply}>
        <Button tone="secondary" type="submit">
          {texts.apply}
        </Button>
      </div>
    </form>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly firstDay: string | undefined;
  readonly lastDay: string;
  readonly error: string | undefined;
  onChange(value: string): void;
}

function DayField({ label, value, firstDay, lastDay, error, onChange }: DayFieldProps) {
  const control = useFieldControl({ label, error });
  return (
    <FieldFrame label={label} error={error} control={control}>
      <span className={fieldCss.box}>
        <input
          {...control}
          type="date"
          className={classes(fieldCss.input, css.input)}
          value={value}
          min={firstDay}
          max={lastDay}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </FieldFrame>
  );
}
