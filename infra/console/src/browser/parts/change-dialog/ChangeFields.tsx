import { Text, useText } from '@foyer/i18n';
import { Checkbox, Select } from '@foyer/ui/forms';
import { ALL_BRANDS, brandTitle, shareText } from '../../model/names.ts';
import type { Change } from '../../model/change.ts';
import * as css from './ChangeDialog.css.ts';
import { messages } from './ChangeDialog.messages.ts';
import { FreezeLength, RestoreFields } from './TimeFields.tsx';
import {
  hasBrandField,
  mayForce,
  REASONS,
  SCHEDULES,
  SHARES,
  withBrands,
  type ScheduleName,
} from './draft.ts';

export interface ChangeFieldsProps {
  readonly change: Change;
  onChange(change: Change): void;
}

/** The options of this kind of decision. */
export function ChangeFields({ change, onChange }: ChangeFieldsProps) {
  const text = useText();
  return (
    <>
      {hasBrandField(change) && <BrandChoice change={change} onChange={onChange} />}
      {change.kind === 'off' && (
        <fieldset className={css.group}>
          <legend className={css.legend}>
            <Text {...messages.publicReason} />
          </legend>
          <div className={css.choices}>
            {REASONS.map((reason) => (
              <label key={reason} className={css.choice}>
                <input
                  className={css.input}
                  type="radio"
                  name="public-reason"
                  checked={change.publicReason === reason}
                  onChange={() => onChange({ ...change, publicReason: reason })}
                />
                <Text {...messages[reason]} />
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {change.kind === 'rollout' && change.narrower !== true && (
        <ShareChoice change={change} onChange={onChange} />
      )}
      {change.kind === 'freeze' && <FreezeLength change={change} onChange={onChange} />}
      {change.kind === 'restore' && <RestoreFields change={change} onChange={onChange} />}
      {mayForce(change) && (
        <Checkbox
          label={text(messages.force)}
          value={change.force === true}
          onChange={(force) => onChange(withForce(change, force))}
        />
      )}
    </>
  );
}

function BrandChoice({ change, onChange }: ChangeFieldsProps) {
  const chosen = change.brands ?? ALL_BRANDS;
  const toggle = (brand: string): readonly string[] =>
    ALL_BRANDS.filter((other) => (other === brand ? !chosen.includes(brand) : chosen.includes(other)));
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        <Text {...messages.brands} />
      </legend>
      <div className={css.choices}>
        {ALL_BRANDS.map((brand) => (
          <label key={brand} className={css.choice}>
            <input
              className={css.input}
              type="checkbox"
              checked={chosen.includes(brand)}
              onChange={() => onChange(withBrands(change, toggle(brand)))}
            />
            {brandTitle(brand)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ShareChoice({ change, onChange }: ChangeFieldsProps) {
  const text = useText();
  const names = Object.keys(SCHEDULES) as readonly ScheduleName[];
  const scheduled =
    names.find((name) => JSON.stringify(SCHEDULES[name]) === JSON.stringify(change.schedule)) ?? 'byHand';
  const { schedule: _schedule, ...rest } = change;
  const scheduleText = (name: ScheduleName): string => {
    const steps = SCHEDULES[name]
      ?.map(({ share, minutes }) => text(messages.step, { share: shareText(share), minutes }))
      .join(', ');
    return steps === undefined
      ? text(messages[name])
      : text(messages.steps, { name: text(messages[name]), steps });
  };
  return (
    <>
      <Select
        label={text(messages.schedule)}
        description={text(messages.scheduleHelp)}
        value={scheduled}
        options={names.map((name) => ({ value: name, label: scheduleText(name) }))}
        onChange={(name) => onChange(withSchedule(rest, name))}
      />
      {scheduled === 'byHand' && (
        <Select
          label={text(messages.share)}
          value={String(change.share ?? SHARES[1])}
          options={SHARES.map((share) => ({ value: String(share), label: shareText(share) }))}
          onChange={(share) => onChange({ ...change, share: Number(share) })}
        />
      )}
    </>
  );
}

function withSchedule(change: Change, name: ScheduleName): Change {
  const schedule = SCHEDULES[name];
  const [first] = schedule ?? [];
  return schedule === undefined || first === undefined ? change : { ...change, share: first.share, schedule };
}

function withForce({ force: _force, ...change }: Change, force: boolean): Change {
  return force ? { ...change, force } : change;
}
