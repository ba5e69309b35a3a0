import { describe, expect, it } from '@jest/globals';
import { money } from '@foyer/money';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  clockTime,
  defineMessages,
  elapsedSince,
  IntlRoot,
  MoneyText,
  Text,
  useDates,
  useNumbers,
  useText,
  useZonedDates,
} from './index.ts';
import { pseudoLocalise } from './pseudo.fixture.ts';

const messages = defineMessages({
  spins: {
    id: 'test.spins',
    defaultMessage: '{count, plural, one {# spin} other {# spins}} of <b>{game}</b>',
  },
});
const compiled = {
  'test.spins': [
    {
      type: 6,
      value: 'count',
      offset: 0,
      pluralType: 'cardinal',
      options: {
        one: { value: [{ type: 7 }, { type: 0, value: ' kierros' }] },
        other: { value: [{ type: 7 }, { type: 0, value: ' kierrosta' }] },
      },
    },
    { type: 0, value: ' pelissä ' },
    { type: 8, value: 'b', children: [{ type: 1, value: 'game' }] },
  ],
};

function inLanguage(language: string, children: ReactNode, texts: Readonly<Record<string, unknown>> = {}) {
  return render(
    <IntlRoot language={language} messages={texts}>
      {children}
    </IntlRoot>,
  );
}

describe('texts', () => {
  it('are read from the compiled messages of the language', () => {
    inLanguage(
      'fi',
      <p>
        <Text
          {...messages.spins}
          values={{ count: 2, game: 'Revontuli', b: (chunks: ReactNode) => <strong>{chunks}</strong> }}
        />
      </p>,
      compiled,
    );
    expect(screen.getByText('Revontuli').tagName).toBe('STRONG');
    expect(screen.getByRole('paragraph').textContent).toBe('2 kierrosta pelissä Revontuli');
  });

  it('report each missing message id once', () => {
    const missing: string[] = [];
    render(
      <IntlRoot language="fi" messages={{}} onMissing={(id) => missing.push(id)}>
        <Label />
      </IntlRoot>,
    );
    expect(missing).toContain('test.plain');
    expect(screen.getByRole('paragraph').textContent).toBe('Plain');
  });
});

function Label() {
  return <p>{useText()({ id: 'test.plain', defaultMessage: 'Plain' })}</p>;
}

function At({ at, timeZone }: { readonly at: number; readonly timeZone: string }) {
  const dates = useZonedDates(timeZone);
  return <p>{[dates.dateTime(at), dates.date(at), dates.time(at)].join(' | ')}</p>;
}

function Deadline({ at, timeZone }: { readonly at: number; readonly timeZone: string }) {
  const zoned = useZonedDates(timeZone);
  const dates = useDates();
  return <p>{[zoned.deadline(at), dates.deadline(at)].join(' | ')}</p>;
}

function Formats({ at, now }: { readonly at: number; readonly now: number }) {
  const dates = useDates();
  const numbers = useNumbers();
  return <p>{[dates.ago(at, now), numbers.percent(0.456), numbers.percent(0.9612)].join(' | ')}</p>;
}

describe('numbers', () => {
  it.each([
    ['en', '€1,234.50'],
    ['fi', '1 234,50 €'],
    ['ja', '€1,234.50'],
  ])('write money in %s as %s', (language, written) => {
    inLanguage(
      language,
      <p>
        <MoneyText amount={money(123_450, 'EUR')} />
      </p>,
    );
    expect(screen.getByRole('paragraph').textContent.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(written);
  });

  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  it.each([
    [
      'en',
      Date.UTC(2026, 10, 21, 22, 30),
      'Asia/Tokyo',
      '11/22/26, 7:30:00 AM GMT+9 | 11/22/26 | 7:30 AM GMT+9',
    ],
    [
      'fi',
      Date.UTC(2026, 10, 21, 22, 30),
      'Asia/Tokyo',
      '22.11.2026 klo 7.30.00 UTC+9 | 22.11.2026 | 7.30 UTC+9',
    ],
    // the hour skipped in spring, and the hour repeated in autumn
    [
      'en',
      Date.UTC(2026, 2, 29, 0, 59),
      'Europe/Malta',
      '3/29/26, 1:59:00 AM GMT+1 | 3/29/26 | 1:59 AM GMT+1',
    ],
    [
      'en',
      Date.UTC(2026, 2, 29, 1, 4),
      'Europe/Malta',
      '3/29/26, 3:04:00 AM GMT+2 | 3/29/26 | 3:04 AM GMT+2',
    ],
    [
      'en',
      Date.UTC(2026, 9, 25, 0, 59),
      'Europe/Malta',
      '10/25/26, 2:59:00 AM GMT+2 | 10/25/26 | 2:59 AM GMT+2',
    ],
    [
      'en',
      Date.UTC(2026, 9, 25, 1, 4),
      'Europe/Malta',
      '10/25/26, 2:04:00 AM GMT+1 | 10/25/26 | 2:04 AM GMT+1',
    ],
    ['en', Date.UTC(2026, 10, 1, 6, 4), 'America/Toronto', '11/1/26, 1:04:00 AM EST | 11/1/26 | 1:04 AM EST'],
    // the time zone of the device is not named
    ['en', new Date(2026, 10, 21, 22, 30).getTime(), here, '11/21/26, 10:30:00 PM | 11/21/26 | 10:30 PM'],
  ])(
    'format, in %s, the time %d in the zone %s, which is named unless the device uses it',
    (language, at, timeZone, written) => {
      inLanguage(language, <At at={at} timeZone={timeZone} />);
      expect(screen.getByRole('paragraph').textContent.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(written);
    },
  );

  it('name the zone of a deadline, the device’s as well as another one', () => {
    inLanguage('en', <Deadline at={Date.UTC(2026, 10, 1, 6, 4)} timeZone="America/Toronto" />);
    const [zoned, own] = screen
      .getByRole('paragraph')
      .textContent.replaceAll(/[\u00a0\u202f]/g, ' ')
      .split(' | ');
    expect(zoned).toBe('11/1/26, 1:04:00 AM EST');
    expect(own).toMatch(/^11\/1\/26, \d+:04:00 [AP]M \S+$/);
  });

  it('dates and percentages keep the specification’s precision', () => {
    inLanguage('en', <Formats at={0} now={3 * 3_600_000} />);
    expect(screen.getByRole('paragraph').textContent).toBe('3 hours ago | 46% | 96%');
  });
});

describe('elapsedSince (requirements/constants#formats)', () => {
  it.each([
    [59_000, { value: 0, unit: 'minute' }],
    [61_000, { value: 1, unit: 'minute' }],
    [3_600_000, { value: 1, unit: 'hour' }],
    [86_400_000 * 29, { value: 29, unit: 'day' }],
    [86_400_000 * 61, { value: 2, unit: 'month' }],
    [-5000, { value: 0, unit: 'minute' }],
  ])('splits %d ms into %j', (past, expected) => {
    expect(elapsedSince(1_000_000_000_000 - past, 1_000_000_000_000)).toEqual(expected);
  });
});

describe('clockTime', () => {
  it.each([
    [0, '0:00:00'],
    [3_725_999, '1:02:05'],
    [-1, '0:00:00'],
    [360_000_000, '100:00:00'],
  ])('writes %d as %s', (ms, expected) => {
    expect(clockTime(ms)).toBe(expected);
  });
});

describe('pseudo-locales', () => {
  it('rewrite text at every depth and keep arguments', () => {
    const rewritten = JSON.stringify(pseudoLocalise(compiled, 'en-XA'));
    expect(rewritten).toContain('"game"');
    expect(rewritten).not.toContain('kierros');
    expect(rewritten).toContain('ķ');
  });
});
