import { useText, type Message } from '@foyer/i18n';
import type { BrandId } from '@foyer/market';
import { engagementCost, type EngagementSection } from '@foyer/market/engagement-rules';
import { Disclosure, EmptyState } from '@foyer/ui';
import { useContext, useState, type ReactNode } from 'react';
import * as panel from '../../../../parts/page-head/panel.css.ts';
import type { EditorProps } from '../editor.ts';
import { messages as itemMessages } from '../fields/fields.messages.ts';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { ItemList } from '../fields/ItemList.tsx';
import { messages } from './engagement.messages.ts';
import { minuteOf, type RuleState } from './engagementValues.ts';
import { DeliveredTexts, useDeliveredTexts } from './deliveredTexts.ts';
import { Offers, useOffers, useRewardValues } from './rewardValues.ts';
import { RuleHead } from './RuleHead.tsx';

/** Rules of one kind in a draft of the brand. */
export interface RuleEditorProps<Item> {
  readonly brand: BrandId;
  readonly value: readonly Item[];
  readonly disabled: boolean;
  onChange(value: readonly Item[]): void;
}

interface RuleListProps<Item> extends RuleEditorProps<Item> {
  readonly section: EngagementSection;
  readonly intro: Message;
  readonly addLabel: Message;
  readonly costText: Message;
  readonly isOrdered?: boolean;
  created(): Item;
  /** Name of an item; empty: not named yet. */
  titleOf(item: Item, delivered: Readonly<Record<string, string>>): string;
  /** The reason for which an item cannot be removed; undefined when it can. */
  keepReasonOf?(item: Item): string | undefined;
  stateOf(item: Item, now: number): RuleState;
  /** Absent for items without an end. */
  end?(item: Item, at: string): Item;
  fields(item: Item, index: number, field: Omit<EditorProps<Item>, 'value'>): ReactNode;
}

/** Editable rules with their state, cost and end. */
export function RuleList<Item extends object>(props: RuleListProps<Item>) {
  const offers = useOffers(props.brand);
  const texts = useDeliveredTexts(props.brand);
  return (
    <Offers value={offers}>
      <DeliveredTexts value={texts}>
        <RuleItems {...props} />
      </DeliveredTexts>
    </Offers>
  );
}

function RuleItems<Item extends object>({
  section,
  intro,
  addLabel,
  costText,
  isOrdered = true,
  created,
  titleOf: titleWith,
  keepReasonOf,
  value,
  disabled,
  stateOf,
  end,
  fields,
  onChange,
}: RuleListProps<Item>) {
  const text = useText();
  const problemAt = useProblemAt();
  const values = useRewardValues();
  const texts = useContext(DeliveredTexts);
  const titleOf = (item: Item): string => titleWith(item, texts);
  const [now] = useState(() => Date.now());
  const costOf = (item: Item): number | undefined =>
    // the section decides about the type of its items
    values && engagementCost(section, item as never, values);
  return (
    <section className={panel.panel}>
      <p className={panel.muted}>{text(intro)}</p>
      {value.length === 0 && <EmptyState title={text(messages.none)}>{text(messages.noneText)}</EmptyState>}
      <ItemList
        items={value}
        disabled={disabled}
        addLabel={text(addLabel)}
        error={problemAt()}
        isOrdered={isOrdered}
        nameOf={(item, index) => titleOf(item) || text(itemMessages.unnamed, { place: index + 1 })}
        keepReasonOf={keepReasonOf}
        created={created}
        onChange={onChange}
      >
        {(item, index, change) => (
          <>
            <RuleHead
              state={stateOf(item, now)}
              cost={costOf(item)}
              costText={costText}
              disabled={disabled}
              {...(end && { onEnd: () => change(end(item, minuteOf(Date.now()))) })}
            />
            <Details isNew={titleOf(item) === ''}>
              <div className={css.list}>{fields(item, index, { disabled, onChange: change })}</div>
            </Details>
          </>
        )}
      </ItemList>
    </section>
  );
}

/** The fields of an entry; those of a new one stay open while its id is typed. */
function Details({ isNew, children }: { readonly isNew: boolean; readonly children: ReactNode }) {
  const text = useText();
  const [startsOpen] = useState(isNew);
  return (
    <Disclosure title={text(messages.fields)} startsOpen={startsOpen}>
      {children}
    </Disclosure>
  );
}
