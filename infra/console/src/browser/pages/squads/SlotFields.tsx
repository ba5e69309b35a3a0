import { useText, type Message } from '@foyer/i18n';
import type { SquadSlot } from '@foyer/kernel/squad-answers';
import { SLOT_PLACES, slotProblem } from '@foyer/links';
import { Button } from '@foyer/ui';
import { Checkbox, TextField } from '@foyer/ui/forms';
import * as css from './SquadsPage.css.ts';
import { messages } from './SquadsPage.messages.ts';

const PLACE_NAMES: Readonly<Partial<Record<string, Message>>> = {
  lobby: messages.placeLobby,
  promotions: messages.placePromotions,
  sports: messages.placeSports,
  'profile-dashboard': messages.placeDashboard,
} as const satisfies Record<(typeof SLOT_PLACES)[number], unknown>;

/** Slots that the squad declares, and the pages on which each is shown. */
export function SlotFields({
  squad,
  slots,
  pages,
  onChange,
}: {
  readonly squad: string;
  readonly slots: readonly SquadSlot[];
  /** Pages that invited squads open for slots. */
  readonly pages: readonly string[];
  onChange(slots: readonly SquadSlot[]): void;
}) {
  const text = useText();
  const placeName = (place: string): string => {
    const known = PLACE_NAMES[place];
    return known ? text(known) : place;
  };
  const set = (index: number, slot: SquadSlot): void =>
    onChange(slots.map((other, at) => (at === index ? slot : other)));
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{text(messages.slots)}</legend>
      <p className={css.muted}>{text(messages.slotsHint)}</p>
      {slots.map(({ name, places }, index) => {
        const problem = name === '' ? undefined : slotProblem(squad, name);
        const isTwice = slots.some((slot, at) => at < index && slot.name === name);
        return (
          // slots have no identity but their place in the list while their names are being written
          <div key={index} className={css.slot}>
            <TextField
              label={text(messages.slotName)}
              description={text(messages.slotNameHint, {
                example: `${squad === '' ? 'poker' : squad}.tables`,
              })}
              value={name}
              autoComplete="off"
              {...((problem !== undefined || isTwice) && {
                error: text(isTwice ? messages.slotTwice : messages.slotMalformed, { squad }),
              })}
              onChange={(value) => set(index, { name: value.trim().toLowerCase(), places })}
            />
            <div className={css.brands} role="group" aria-label={text(messages.slotPlaces)}>
              {[...new Set([...SLOT_PLACES, ...pages, ...places])].map((place) => (
                <Checkbox
                  key={place}
                  label={placeName(place)}
                  value={places.includes(place)}
                  onChange={(isOn) =>
                    set(index, {
                      name,
                      places: isOn ? [...places, place] : places.filter((other) => other !== place),
                    })
                  }
                />
              ))}
            </div>
            <Button
              tone="quiet"
              size="small"
              onPress={() => onChange(slots.filter((_slot, at) => at !== index))}
            >
              {text(messages.removeSlot, { slot: name })}
            </Button>
          </div>
        );
      })}
      <div>
        <Button
          tone="secondary"
          size="small"
          onPress={() => onChange([...slots, { name: squad === '' ? '' : `${squad}.`, places: [] }])}
        >
          {text(messages.addSlot)}
        </Button>
      </div>
    </fieldset>
  );
}
