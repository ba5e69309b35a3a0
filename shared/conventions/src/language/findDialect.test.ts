import { describe, expect, it } from '@jest/globals';
import { findDialect, shares, type Unit } from './findDialect.ts';
import type { Layer } from './terms.ts';

function unit(layer: Layer, text: string): Unit {
  return { layer, text, owner: 'shell', file: 'shell/src/a.ts', line: 1 };
}

describe('findDialect', () => {
  // sentences of this repository, before they were rewritten
  it.each<[Layer, string, string, string]>([
    [
      'ts-comments',
      'Missing is a plain 404 that nobody may keep, never a page.',
      'nobody',
      'no player, a user, every visitor, or the role',
    ],
    [
      'ts-comments',
      'The jackpot provider stands behind the page’s own origin.',
      'stands',
      'is shown, exists or is mounted',
    ],
    [
      'sql-comments',
      'an exclusion never ends by itself: it is lifted on request after its term',
      'by itself',
      'automatically, or name the cause',
    ],
    [
      'test-titles',
      'is told of last with the fields of the specification',
      'told',
      'notify, report, show or return',
    ],
    ['docs', 'Whoever signs out or in clears the cache.', 'Whoever', 'the player, the caller or the client'],
    ['console', 'Could not look at everything', 'look at', 'read, check, inspect or review'],
    ['player-texts', 'Our other houses', 'houses', 'operator or platform'],
    ['test-titles', 'survives hostile input', 'hostile', 'malformed input, attacker or malicious client'],
    [
      'errors',
      'What the provider charged goes back to the account.',
      'goes back',
      'is refunded, reversed, rolled back or restored',
    ],
    ['log-lines', 'content kept, the api is away', 'is away', 'unavailable, disconnected or absent'],
    ['errors', 'The waivers are no list.', 'are no l', '"is not a …"'],
    ['ts-comments', 'Opens for an own win.', 'an own', 'its own, or name the owner: "the player’s own"'],
    ['console', 'The account is closed for good.', 'for good', 'permanently'],
    ['player-texts', 'Another account uses this address by now.', 'by now', 'now or since'],
    [
      'ts-comments',
      'The way back from an exclusion of some games.',
      'way back from',
      'the request to end an exclusion',
    ],
    [
      'ts-comments',
      'A payment that is being refunded is REVERSED, whatever its status.',
      'whatever',
      'regardless of …',
    ],
    [
      'test-titles',
      'is resolved when its cause is gone',
      'is gone',
      'has ended, was removed, is deleted or has disconnected',
    ],
    [
      'ts-comments',
      'After these, the same file starts a new upload.',
      'After these',
      'a sentence that stands alone: name the noun instead of a pronoun',
    ],
    ['graphql', 'Ours. Null without one.', 'Ours', 'Extension, as schema/main/api.graphql defines it'],
    [
      'commits',
      'Wait for the word of the charge, whatever comes before it',
      'the word',
      'status report, heartbeat or webhook',
    ],
    ...[
      ['ts-comments', 'What a file of a release is for.', 'What'] as const,
      ['ts-comments', 'How long a check is valid: live releases change in the meantime.', 'How'] as const,
      ['ts-comments', 'Where messages arrive.', 'Where'] as const,
      ['sql-comments', 'Why a bet is refused; a null row when it is allowed.', 'Why'] as const,
      ['graphql', 'Of the wallet; increases with every movement.', 'Of'] as const,
    ].map(([layer, text, found]): [Layer, string, string, string] => [
      layer,
      text,
      found,
      'a sentence that starts with its noun or verb, not with "What …", "How …" or "Of …"',
    ]),
  ])('finds dialect in a %s: %s', (layer, text, found, better) => {
    expect(findDialect([unit(layer, text)])).toEqual([{ unit: unit(layer, text), found, better }]);
  });

  it.each<[Layer, string]>([
    ['ts-comments', 'The letter stands for a tier of the emblem, and one tile stands out.'],
    ['ts-comments', 'A stand-in id that is replaced after the build; a standalone page.'],
    ['player-texts', 'Take a seat at a poker table'],
    ['player-texts', 'Blackjack has a low house edge'],
    ['sql-comments', 'Fees are posted to the house account of the operator.'],
    ['docs', 'What does the gateway do when the registry is down?'],
    ['docs', 'What a page needs is listed in its route.'],
    ['ts-comments', 'Whether the player may withdraw.'],
    ['test-titles', 'Which releases does the plan contain?'],
    ['ts-comments', 'Calls `tellOfKeys` once a minute.'],
    ['ts-comments', 'There is no row, and a retry is no longer possible.'],
    ['docs', 'A generated form is no easier to read.'],
    ['ts-comments', 'Times are written by the service, never by now().'],
    ['docs', 'A release that is no worse is kept.'],
    ['test-titles', 'when the registry does not answer'],
    ['ts-comments', 'A tablet is wider than 768 px; the deposit was taken from the bank.'],
    ['player-texts', 'Press and hold to compare'],
  ])('accepts an ordinary sentence in a %s: %s', (layer, text) => {
    expect(findDialect([unit(layer, text)])).toEqual([]);
  });

  it.each([
    ['of more than ten files for one request is refused', 'of '],
    ['with one invalid section is refused whole', 'with '],
    ['that was modified is not delivered', 'that '],
    ['without effect for a visitor are removed', 'without '],
  ])('finds the fragment "%s" as the title of a test', (text, found) => {
    expect(findDialect([{ ...unit('test-titles', text), isCase: true }])).toMatchObject([{ found }]);
    expect(findDialect([unit('test-titles', text)])).toEqual([]);
  });

  it('reports one finding for a unit with several', () => {
    expect(findDialect([unit('docs', 'Nobody was told what stood there.')])).toHaveLength(1);
  });

  it('applies rules for texts to texts only', () => {
    expect(findDialect([unit('docs', 'Ways to pay'), unit('player-texts', 'Ways to pay')])).toHaveLength(1);
  });
});

describe('shares', () => {
  it('counts units with dialect by layer, in percent with two decimals', () => {
    const units = [
      unit('docs', 'Nobody knows.'),
      unit('docs', 'The registry is down.'),
      unit('docs', 'It stands for a tier.'),
      unit('errors', 'The amount is too small.'),
    ];
    expect(shares(units).docs).toEqual({ hits: 2, units: 3, percent: 66.67 });
    expect(shares(units).errors).toEqual({ hits: 0, units: 1, percent: 0 });
    expect(shares(units).commits).toEqual({ hits: 0, units: 0, percent: 0 });
  });
});
