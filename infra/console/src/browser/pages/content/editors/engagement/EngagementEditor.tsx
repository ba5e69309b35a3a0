import { useText, type Message } from '@foyer/i18n';
import type { BrandId } from '@foyer/market';
import {
  engagementCost,
  levelsSchema,
  type CalendarRule,
  type EarningRule,
  type EngagementSection,
  type LevelRule,
  type MiniGameRule,
  type MissionRule,
  type ShopItemRule,
  type TournamentSeries,
} from '@foyer/market/engagement-rules';
import { Disclosure, EmptyState } from '@foyer/ui';
import { useContext, useState, type ReactNode } from 'react';
import * as v from 'valibot';
import * as panel from '../../../../parts/page-head/panel.css.ts';
import type { EditorProps } from '../editor.ts';
import { LiveBody } from '../liveBody.ts';
import { messages as itemMessages } from '../fields/fields.messages.ts';
import * as css from '../fields/fields.css.ts';
import { useProblemAt } from '../fields/fieldProblems.ts';
import { ItemList } from '../fields/ItemList.tsx';
import { messages } from './engagement.messages.ts';
import {
  calendarState,
  itemState,
  minuteOf,
  miniGameState,
  missionState,
  seriesState,
  stateBetween,
  type RuleState,
} from './engagementValues.ts';
import { CalendarFields } from './CalendarFields.tsx';
import { DeliveredTexts, englishOf, useDeliveredTexts } from './deliveredTexts.ts';
import { EarningFields } from './EarningFields.tsx';
import { LevelFields } from './LevelFields.tsx';
import { MiniGameFields } from './MiniGameFields.tsx';
import { MissionFields } from './MissionFields.tsx';
import {
  NEW_CALENDAR,
  NEW_ITEM,
  NEW_MINI_GAME,
  NEW_MISSION,
  NEW_RATE,
  NEW_SERIES,
  newLevel,
} from './newRules.ts';
import { Offers, useOffers, useRewardValues } from './rewardValues.ts';
import { RuleHead } from './RuleHead.tsx';
import { ShopItemFields } from './ShopItemFields.tsx';
import { TournamentFields } from './TournamentFields.tsx';

interface Editor<Item> {
  readonly brand: BrandId;
  readonly value: readonly Item[];
  readonly disabled: boolean;
  onChange(value: readonly Item[]): void;
}

/** Missions of the brand. */
export function MissionsEditor(props: Editor<MissionRule>) {
  return (
    <RuleList
      {...props}
      section="missions"
      intro={messages.missionsIntro}
      addLabel={messages.addMission}
      costText={messages.missionCost}
      created={() => NEW_MISSION}
      titleOf={({ id }) => id}
      stateOf={missionState}
      end={(mission, at) => ({ ...mission, activeTill: at })}
      fields={(item, index, field) => (
        <MissionFields
          {...field}
          value={item}
          index={index}
          others={props.value.map(({ id }) => id).filter((id) => id !== item.id)}
        />
      )}
    />
  );
}

/** Tournament series of the brand. */
export function TournamentsEditor(props: Editor<TournamentSeries>) {
  return (
    <RuleList
      {...props}
      section="tournaments"
      intro={messages.tournamentsIntro}
      addLabel={messages.addSeries}
      costText={messages.seriesCost}
      created={() => NEW_SERIES}
      titleOf={({ id }) => id}
      stateOf={seriesState}
      end={(series, at) => ({ ...series, lastStart: at })}
      fields={(item, index, field) => <TournamentFields {...field} value={item} index={index} />}
    />
  );
}

/** Items of the rewards shop. */
export function ShopEditor(props: Editor<ShopItemRule>) {
  return (
    <RuleList
      {...props}
      section="shop"
      intro={messages.shopIntro}
      addLabel={messages.addItem}
      costText={messages.itemCost}
      created={() => NEW_ITEM}
      titleOf={({ id }) => id}
      stateOf={itemState}
      end={(item, at) => ({ ...item, activeTill: at })}
      fields={(item, index, field) => <ShopItemFields {...field} value={item} index={index} />}
    />
  );
}

/** Seasonal calendars of the brand. */
export function CalendarsEditor(props: Editor<CalendarRule>) {
  return (
    <RuleList
      {...props}
      section="calendars"
      intro={messages.calendarsIntro}
      addLabel={messages.addCalendar}
      costText={messages.calendarCost}
      created={() => NEW_CALENDAR}
      titleOf={({ id }) => id}
      stateOf={calendarState}
      end={(calendar, at) => ({ ...calendar, lastYear: new Date(at).getUTCFullYear() })}
      fields={(item, index, field) => <CalendarFields {...field} value={item} index={index} />}
    />
  );
}

/** Mini-games of the brand. */
export function MiniGamesEditor(props: Editor<MiniGameRule>) {
  return (
    <RuleList
      {...props}
      section="miniGames"
      intro={messages.miniGamesIntro}
      addLabel={messages.addMiniGame}
      costText={messages.miniGameCost}
      created={() => NEW_MINI_GAME}
      titleOf={({ id }) => id}
      stateOf={miniGameState}
      end={(game, at) => ({ ...game, activeTill: at })}
      fields={(item, index, field) => <MiniGameFields {...field} value={item} index={index} />}
    />
  );
}

/** Levels of the brand. */
export function LevelsEditor(props: Editor<LevelRule>) {
  const text = useText();
  const published = usePublishedLevels();
  return (
    <RuleList
      {...props}
      section="levels"
      isOrdered={false}
      intro={messages.levelsIntro}
      addLabel={messages.addLevel}
      costText={messages.levelCost}
      created={() => newLevel(props.value)}
      titleOf={({ level, name }, texts) =>
        text(messages.levelTitle, {
          level,
          name: englishOf(name, texts) || text(itemMessages.unnamed, { place: level }),
        })
      }
      keepReasonOf={({ level }) => (published.has(level) ? text(messages.levelKept) : undefined)}
      stateOf={({ activeFrom = null }, now) => stateBetween(activeFrom, null, now)}
      fields={(item, index, field) => <LevelFields {...field} value={item} index={index} />}
    />
  );
}

/** Points for stakes. */
export function EarningEditor(props: Editor<EarningRule>) {
  const text = useText();
  return (
    <RuleList
      {...props}
      section="earning"
      intro={messages.earningIntro}
      addLabel={messages.addRate}
      costText={messages.rateCost}
      created={() => NEW_RATE}
      titleOf={({ product, points }) =>
        text(messages.rateTitle, { product: text(messages[product]), points })
      }
      stateOf={({ activeFrom = null, activeTill = null }, now) => stateBetween(activeFrom, activeTill, now)}
      end={(rate, at) => ({ ...rate, activeTill: at })}
      fields={(item, index, field) => <EarningFields {...field} value={item} index={index} />}
    />
  );
}

/** Numbers of the levels that are live: players may have reached them (ADR 0295). */
function usePublishedLevels(): ReadonlySet<number> {
  const live = useContext(LiveBody);
  const read = v.safeParse(levelsSchema, live);
  return new Set(read.success ? read.output.map(({ level }) => level) : []);
}

interface RuleListProps<Item> extends Editor<Item> {
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

function RuleList<Item extends object>(props: RuleListProps<Item>) {
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
