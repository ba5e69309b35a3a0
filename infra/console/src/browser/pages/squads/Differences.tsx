import { useText, type Message } from '@foyer/i18n';
import type { SquadDifference } from '@foyer/kernel/squad-answers';
import * as css from './SquadsPage.css.ts';
import { messages } from './SquadsPage.messages.ts';

const MEMBERS: Readonly<Record<SquadDifference['member'], Message>> = {
  titles: messages.memberTitles,
  prefix: messages.memberPrefix,
  brands: messages.brands,
  budget: messages.memberBudget,
  menu: messages.memberMenu,
  slots: messages.slots,
  slotPages: messages.slotPages,
  contact: messages.email,
  owner: messages.owner,
};

/** Members that a decision changed, each with its value before and after. */
export function Differences({ differences }: { readonly differences: readonly SquadDifference[] }) {
  const text = useText();
  if (differences.length === 0) return null;
  return (
    <dl className={css.differences}>
      {differences.map(({ member, before, after }) => (
        <div key={member}>
          <dt className={css.muted}>{text(MEMBERS[member])}</dt>
          <dd className={css.difference}>
            <del>{before ?? text(messages.nothing)}</del> → <ins>{after ?? text(messages.nothing)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
