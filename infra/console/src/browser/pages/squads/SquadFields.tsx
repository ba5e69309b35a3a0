import { useText, type Message } from '@foyer/i18n';
import type { ListedSquad } from '@foyer/kernel/squad-answers';
import { prefixProblem, type AddressProblem } from '@foyer/links';
import { Checkbox, NumberField, TextField } from '@foyer/ui/forms';
import type { ReactNode } from 'react';
import { ALL_BRANDS, brandTitle } from '../../model/names.ts';
import { LabelFields } from './LabelFields.tsx';
import { MenuFields } from './MenuFields.tsx';
import { SlotFields } from './SlotFields.tsx';
import { isPageOf, pagesOf, type SquadDraft } from './squadDraft.ts';
import * as css from './SquadsPage.css.ts';
import { messages } from './SquadsPage.messages.ts';

const PROBLEMS: Readonly<Record<AddressProblem, Message>> = {
  MALFORMED: messages.malformed,
  RESERVED: messages.reserved,
  COMPILED: messages.compiled,
};

/** The message for a name or an address that the squad cannot have. */
export function problemOf(
  value: string,
  problem: AddressProblem | undefined,
  isTaken: boolean,
): Message | undefined {
  if (value === '') return undefined;
  return problem ? PROBLEMS[problem] : isTaken ? messages.taken : undefined;
}

/** The message for an address that the squad cannot have. */
export function prefixError(
  squad: string,
  prefix: string,
  squads: readonly ListedSquad[],
): Message | undefined {
  return problemOf(
    prefix,
    prefixProblem(prefix),
    squads.some((other) => other.name !== squad && other.state !== 'ended' && other.prefix === prefix),
  );
}

/** Fields of everything but the name. Conflicts are shown while typing; the registry decides about them. */
export function SquadFields({
  squad,
  squads,
  draft,
  name,
  onChange,
}: {
  /** Name of the squad. */
  readonly squad: string;
  /** Squads that have addresses already. */
  readonly squads: readonly ListedSquad[];
  readonly draft: SquadDraft;
  /** Field of the name, beside the address. */
  readonly name?: ReactNode;
  onChange(change: Partial<SquadDraft>): void;
}) {
  const text = useText();
  const { prefix, brands } = draft;
  const error = prefixError(squad, prefix, squads);
  return (
    <>
      <div className={css.pair}>
        {name}
        <TextField
          label={text(messages.prefix)}
          description={text(messages.prefixHint, { prefix: prefix === '' ? 'poker' : prefix })}
          value={prefix}
          autoComplete="off"
          {...(error && { error: text(error) })}
          onChange={(value) => onChange({ prefix: value.trim().toLowerCase() })}
        />
      </div>
      <fieldset className={css.brands}>
        <legend className={css.legend}>{text(messages.brands)}</legend>
        {ALL_BRANDS.map((brand) => (
          <Checkbox
            key={brand}
            label={brandTitle(brand)}
            value={brands.includes(brand)}
            onChange={(isOn) =>
              onChange({ brands: isOn ? [...brands, brand] : brands.filter((other) => other !== brand) })
            }
          />
        ))}
      </fieldset>
      <div className={css.pair}>
        <NumberField
          label={text(messages.scripts)}
          value={draft.scripts}
          onChange={(scripts) => onChange({ scripts })}
        />
        <NumberField
          label={text(messages.styles)}
          value={draft.styles}
          onChange={(styles) => onChange({ styles })}
        />
      </div>
      <div className={css.pair}>
        <LabelFields
          label={messages.productName}
          labels={draft.titles}
          isOptional
          onChange={(titles) => onChange({ titles })}
        />
      </div>
      <MenuFields menu={draft.menu} onChange={(menu) => onChange({ menu })} />
      <SlotFields
        squad={squad}
        slots={draft.slots}
        pages={[
          ...squads.flatMap(({ name: other, state, slotPages }) =>
            other === squad || state === 'ended' ? [] : slotPages,
          ),
          ...pagesOf(draft.slotPages).filter((page) => isPageOf(squad, page)),
        ]}
        onChange={(slots) => onChange({ slots })}
      />
      <TextField
        label={text(messages.slotPages)}
        description={text(messages.slotPagesHint, {
          example: squad === '' ? 'poker, poker-tables' : `${squad}, ${squad}-tables`,
        })}
        value={draft.slotPages}
        autoComplete="off"
        {...(pagesOf(draft.slotPages).some((page) => !isPageOf(squad, page)) && {
          error: text(messages.slotPagesMalformed, { squad }),
        })}
        onChange={(slotPages) => onChange({ slotPages })}
      />
      <div className={css.pair}>
        <TextField
          label={text(messages.email)}
          description={text(messages.emailHint)}
          type="email"
          value={draft.contact}
          autoComplete="off"
          onChange={(contact) => onChange({ contact })}
        />
        <TextField
          label={text(messages.owner)}
          description={text(messages.ownerHint)}
          type="email"
          value={draft.owner}
          autoComplete="off"
          onChange={(owner) => onChange({ owner })}
        />
      </div>
    </>
  );
}
