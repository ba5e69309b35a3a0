import { useText, type Message } from '@foyer/i18n';
import { squadInvitationSchema, type ListedSquad, type SquadInvitation } from '@foyer/kernel/squad-answers';
import { prefixProblem, squadNameProblem, type AddressProblem } from '@foyer/links';
import type { BrandId } from '@foyer/market';
import { Notice } from '@foyer/ui';
import { Checkbox, NumberField, TextField } from '@foyer/ui/forms';
import { useState } from 'react';
import { sendRequest } from '../../adapters/sendRequest.ts';
import { ALL_BRANDS, brandTitle } from '../../model/names.ts';
import { StaffActionDialog } from '../../parts/decision-fields/StaffActionDialog.tsx';
import * as css from './SquadsPage.css.ts';
import { EMPTY_MENU, MenuFields, type MenuDraft } from './MenuFields.tsx';
import { messages } from './SquadsPage.messages.ts';

const PROBLEMS: Readonly<Record<AddressProblem, Message>> = {
  MALFORMED: messages.malformed,
  RESERVED: messages.reserved,
  COMPILED: messages.compiled,
};
const BYTES_PER_KB = 1_000;
const FIRST_BUDGET = { js: 20, css: 8 };

export interface InviteDialogProps {
  /** Squads that have names and addresses already. */
  readonly squads: readonly ListedSquad[];
  onInvited(invitation: SquadInvitation): void;
  onClose(): void;
}

/** Invites a squad. Conflicts are shown while typing; the registry decides about them. */
export function InviteDialog({ squads, onInvited, onClose }: InviteDialogProps) {
  const text = useText();
  const [name, setName] = useState('');
  const [ownPrefix, setPrefix] = useState<string>();
  const [chosen, setChosen] = useState<readonly BrandId[]>([]);
  const [scripts, setScripts] = useState<number | undefined>(FIRST_BUDGET.js);
  const [styles, setStyles] = useState<number | undefined>(FIRST_BUDGET.css);
  const [contact, setContact] = useState('');
  const [menu, setMenu] = useState<MenuDraft>(EMPTY_MENU);
  const prefix = ownPrefix ?? name;
  const nameError = errorOf(
    name,
    squadNameProblem(name),
    squads.some((squad) => squad.name === name),
  );
  const prefixError = errorOf(
    prefix,
    prefixProblem(prefix),
    squads.some((squad) => squad.prefix === prefix),
  );
  const isGiven =
    name !== '' &&
    prefix !== '' &&
    !nameError &&
    !prefixError &&
    chosen.length > 0 &&
    scripts !== undefined &&
    styles !== undefined &&
    contact.includes('@') &&
    (!menu.isOn || (menu.labels['en'] ?? '').trim() !== '');

  return (
    <StaffActionDialog
      title={text(messages.invite)}
      action={messages.invite}
      isGiven={isGiven}
      onClose={onClose}
      showFailure={({ code, message }) => (
        <Notice tone="negative">{text(messages.refused, { code, text: message })}</Notice>
      )}
      send={async ({ reason }) =>
        onInvited(
          await sendRequest('/api/v1/squads', squadInvitationSchema, {
            name,
            prefix,
            brands: chosen,
            budget: {
              js: Math.round((scripts ?? 0) * BYTES_PER_KB),
              css: Math.round((styles ?? 0) * BYTES_PER_KB),
            },
            menu: menu.isOn ? menuOf(menu) : null,
            contact: contact.trim(),
            reason,
          }),
        )
      }
    >
      <div className={css.pair}>
        <TextField
          label={text(messages.name)}
          description={text(messages.nameHint)}
          value={name}
          autoComplete="off"
          {...(nameError && { error: text(nameError) })}
          onChange={(value) => setName(value.trim().toLowerCase())}
        />
        <TextField
          label={text(messages.prefix)}
          description={text(messages.prefixHint, { prefix: prefix === '' ? 'poker' : prefix })}
          value={prefix}
          autoComplete="off"
          {...(prefixError && { error: text(prefixError) })}
          onChange={(value) => setPrefix(value.trim().toLowerCase())}
        />
      </div>
      <fieldset className={css.brands}>
        <legend className={css.legend}>{text(messages.brands)}</legend>
        {ALL_BRANDS.map((brand) => (
          <Checkbox
            key={brand}
            label={brandTitle(brand)}
            value={chosen.includes(brand)}
            onChange={(isOn) =>
              setChosen(isOn ? [...chosen, brand] : chosen.filter((other) => other !== brand))
            }
          />
        ))}
      </fieldset>
      <div className={css.pair}>
        <NumberField label={text(messages.scripts)} value={scripts} onChange={setScripts} />
        <NumberField label={text(messages.styles)} value={styles} onChange={setStyles} />
      </div>
      <MenuFields menu={menu} onChange={setMenu} />
      <TextField
        label={text(messages.email)}
        type="email"
        value={contact}
        autoComplete="off"
        onChange={setContact}
      />
    </StaffActionDialog>
  );
}

function errorOf(value: string, problem: AddressProblem | undefined, isTaken: boolean): Message | undefined {
  if (value === '') return undefined;
  return problem ? PROBLEMS[problem] : isTaken ? messages.taken : undefined;
}

function menuOf({ labels, icon, position }: MenuDraft): object {
  const given = Object.entries(labels).filter(([, label]) => label.trim() !== '');
  return { labels: Object.fromEntries(given), icon, position: position ?? 0 };
}
