import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { classes } from '../classes.ts';
import * as fieldCss from '../field/Field.css.ts';
import { FieldFrame, useFieldControl } from '../field/Field.tsx';
import * as css from './PeriodFilter.css.ts';

/** Translated texts. */
export interface PeriodDaysTexts {
  readonly from: string;
  readonly until: string;
  readonly apply: string;
  /** Error while one of the two dates is missing. */
  readonly incomplete: string;
}

export interface PeriodDaysProps {
  /** Custom range as `yyyy-mm-dd`, both days inclusive; undefined while a preset is selected. */
  readonly days: { readonly from: string; readonly until: string } | undefined;
  /** Earliest day that can be selected, `yyyy-mm-dd`. */
  readonly firstDay?: string | undefined;
  /** Latest day that can be selected, `yyyy-mm-dd`. */
  readonly lastDay: string;
  readonly texts: PeriodDaysTexts;
  onDays(from: string, until: string): void;
}

/** The dates of a custom range, in native date inputs. Loaded when a {@link PeriodFilter} opens. */
export function PeriodDays({ days, firstDay, lastDay, texts, onDays }: PeriodDaysProps) {
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
