import { useState } from 'react';
import { Text, useText } from '@foyer/i18n';
import type { GameGroup } from '@foyer/market';
import type { BreakOptions } from '@foyer/market/exclusion-rules';
import { useMarket, useServices } from '@foyer/platform';
import { Button, Card, Heading, Notice, Paragraph, Stack } from '@foyer/ui';
import { Checkbox, Form, RadioGroup } from '@foyer/ui/forms';
import { GROUP_NAMES } from '../../../../features/breaks/breakTexts.ts';
import { isExclusion, readBreakForm, type BreakForm, type ChosenBreak } from '../../breakForm.ts';
import { messages } from '../../ProfileSelfExclusionPage.messages.ts';
import { BreakHelp } from '../break-help/BreakHelp.tsx';
import { useBreakOptions } from './useBreakOptions.ts';

interface BreakChoiceProps {
  readonly form: BreakForm;
  readonly options: BreakOptions;
  readonly otherBrands: readonly string[];
  readonly excludedGroups: readonly GameGroup[];
  readonly busy: boolean;
  readonly failed: boolean;
  onChange(form: BreakForm): void;
  onChoose(chosen: ChosenBreak): void;
}

/** The licence's breaks to choose from, with the games and brands that an exclusion covers. */
export function BreakChoice(props: BreakChoiceProps) {
  const { form, options, otherBrands, excludedGroups, busy, failed, onChange, onChoose } = props;
  const text = useText();
  const { page } = useServices();
  const { breaks, exclusions } = useMarket().licence;
  const [isTried, setTried] = useState(false);
  const radios = useBreakOptions(options);
  const read = readBreakForm(form, options);
  const problems = isTried && 'problems' in read ? read.problems : undefined;
  const brands = otherBrands.join(', ');

  const toggle = (group: GameGroup, isOn: boolean): void => {
    const groups = new Set(form.groups);
    if (isOn) groups.add(group);
    else groups.delete(group);
    onChange({ ...form, groups });
  };

  return (
    <Card>
      <Form
        errorTitle={text(messages.correct)}
        onSubmit={() => {
          setTried(true);
          if ('chosen' in read) onChoose(read.chosen);
        }}
      >
        <Heading level={2} size="title3">
          <Text {...messages.choose} />
        </Heading>
        {excludedGroups.length > 0 && (
          <Paragraph>
            <Text
              {...messages.already}
              values={{ groups: excludedGroups.map((group) => text(GROUP_NAMES[group])).join(', ') }}
            />
          </Paragraph>
        )}
        {failed && (
          <Notice tone="negative" live>
            <Text {...messages.failed} />
          </Notice>
        )}
        <RadioGroup
          label={text(messages.timeOuts)}
          value={form.option}
          options={radios}
          onChange={(option) => onChange({ ...form, option })}
          {...(problems?.option && { error: text(messages.optionMissing) })}
        />
        {isExclusion(form) && options.groups.length > 0 && (
          <Stack gap="small">
            <Paragraph>
              <Text {...messages.groups} />
            </Paragraph>
            {options.groups.map((group, index) => (
              <Checkbox
                key={group}
                label={text(GROUP_NAMES[group])}
                value={form.groups.has(group)}
                onChange={(isOn) => toggle(group, isOn)}
                {...(index === 0 && problems?.groups && { error: text(messages.groupsMissing) })}
              />
            ))}
          </Stack>
        )}
        {brands !== '' &&
          (breaks.scope === 'ask' ? (
            <RadioGroup
              label={text(messages.scope)}
              value={form.allBrands ? 'all' : 'one'}
              options={[
                { value: 'all', label: text(messages.allBrands, { site: page.siteTitle, brands }) },
                { value: 'one', label: text(messages.thisBrand, { site: page.siteTitle }) },
              ]}
              onChange={(value) => onChange({ ...form, allBrands: value === 'all' })}
            />
          ) : (
            <Paragraph>
              <Text {...messages.everywhere} values={{ brands }} />
            </Paragraph>
          ))}
        <Button type="submit" tone={breaks.confirmation ? 'primary' : 'critical'} busy={busy}>
          <Text {...(breaks.confirmation ? messages.next : messages.start)} />
        </Button>
        <BreakHelp hasLonger={exclusions.length === 0 && options.exclusions.length === 0} />
      </Form>
    </Card>
  );
}
