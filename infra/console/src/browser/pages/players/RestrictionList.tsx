import type { PlayerRecord, Restriction } from '@foyer/market/player-record-answers';
import { Text, useText } from '@foyer/i18n';
import { DataTable, Heading, Paragraph } from '@foyer/ui';
import { useId } from 'react';
import { utcAndLocalTime } from '../../model/times.ts';
import { blocks } from '../../parts/code-text/codeText.messages.ts';
import { useCodeText } from '../../parts/code-text/useCodeText.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { useProtectionText } from '../../parts/protection-text/useProtectionText.ts';
import { ruleNames } from '../../parts/protection-text/ruleNames.messages.ts';
import { afterTerm, endings, messages, parties, playCodes, uses } from './restrictions.messages.ts';

const CODES = { ...blocks, ...playCodes };

/** Everything that is refused to the player now: what it blocks, who decided it, its rule and its end. */
export function RestrictionList({ record }: { readonly record: PlayerRecord }) {
  const id = useId();
  const text = useText();
  const cells = useCells(record);
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <Heading id={id} level={3} size="title3">
        <Text {...messages.title} />
      </Heading>
      {record.restrictions.length === 0 ? (
        <Paragraph>
          <Text {...messages.none} />
        </Paragraph>
      ) : (
        <DataTable
          caption={text(messages.title)}
          rows={record.restrictions}
          rowKey={({ code, limit }) => `${code} ${limit?.kind ?? ''} ${limit?.period ?? ''}`}
          columns={[
            { id: 'restriction', label: text(messages.restriction), cell: cells.name },
            {
              id: 'blocks',
              label: text(messages.blocks),
              cell: ({ blocks: blocked }) => blocked.map((use) => text(uses[use])).join(', '),
            },
            { id: 'by', label: text(messages.decidedBy), cell: cells.authority },
            { id: 'rule', label: text(messages.rule), cell: (one) => <Rule rule={one.rule} /> },
            { id: 'ends', label: text(messages.ends), cell: cells.end },
          ]}
        />
      )}
    </section>
  );
}

function useCells({ timeZone }: PlayerRecord) {
  const text = useText();
  const named = useCodeText();
  const protection = useProtectionText();
  const time = (at: string): string => utcAndLocalTime(at, timeZone);
  return {
    name: ({ code, limit }: Restriction): string =>
      limit === null ? named(CODES, code) : text(messages.limitReached, { limit: protection.limit(limit) }),
    authority({ decidedBy, staff, reason, since }: Restriction): string {
      if (staff !== null)
        return text(messages.byStaff, { staff, at: since === null ? '' : time(since), reason: reason ?? '' });
      const party = text(parties[decidedBy]);
      return since === null ? party : text(messages.since, { party, at: time(since) });
    },
    end({ code, until }: Restriction): string {
      if (until === null) return named(endings, code);
      const at = time(until);
      const later = Object.hasOwn(afterTerm, code) ? afterTerm[code as keyof typeof afterTerm] : messages.at;
      return text(later, { at });
    },
  };
}

function Rule({ rule }: Pick<Restriction, 'rule'>) {
  const text = useText();
  if (rule === null) return <Text {...messages.ownRule} />;
  const { legalBasis, section, url } = rule;
  const basis =
    legalBasis === null || section === null
      ? legalBasis
      : text(messages.section, { basis: legalBasis, section });
  return (
    <>
      {text(messages.ruleOf, {
        rule: text(ruleNames[rule.name]),
        regulator: rule.regulator,
        licence: rule.licenceNumber,
      })}
      {basis !== null && (
        <>
          <br />
          {url === null ? (
            basis
          ) : (
            <a href={url} rel="noreferrer" target="_blank">
              {basis}
            </a>
          )}
        </>
      )}
    </>
  );
}
