import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { originOf, sharedInstance } from '../fixtures/brands.ts';
import { watchForCards } from '../fixtures/planted/plantedCard.ts';
import { expect, test } from '../fixtures/test.ts';

/** A valid card number that no test card has, so that other journeys do not find it. */
const PLANTED = '6304000000000000';
const GROUPS = '6304 0000 0000 0000';
const BASE64 = Buffer.from(`{"card":"${PLANTED}"}`).toString('base64');

interface Leak {
  readonly where: string;
  /** Runs in the page. */
  readonly leak: (number: {
    readonly plain: string;
    readonly groups: string;
    readonly base64: string;
  }) => unknown;
}

/** Leaks of a card number, each removed again at once, as a mistake in our code might do it. */
const LEAKS: readonly Leak[] = [
  {
    where: "page's node",
    leak: ({ groups }) => {
      const node = document.createElement('p');
      node.textContent = groups;
      document.body.append(node);
      setTimeout(() => node.remove());
    },
  },
  {
    where: "page's attribute data-last",
    leak: ({ plain }) => {
      document.body.setAttribute('data-last', plain);
      document.body.removeAttribute('data-last');
      document.body.setAttribute('data-last', plain);
    },
  },
  {
    where: "page's value",
    leak: ({ plain }) => {
      const input = document.createElement('input');
      document.body.append(input);
      input.value = plain;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      input.remove();
    },
  },
  { where: "page's message", leak: ({ plain }) => postMessage({ type: 'done', account: plain }, '*') },
  {
    where: "page's storage",
    leak: ({ plain }) => {
      localStorage.setItem('draft', plain);
      localStorage.removeItem('draft');
    },
  },
  {
    where: 'stored data',
    leak: async ({ plain }) => {
      await new Promise<void>((resolve) => {
        const request = indexedDB.open('planted');
        request.onupgradeneeded = () =>
          void request.result.createObjectStore('cards', { autoIncrement: true });
        request.onsuccess = () => {
          const writing = request.result.transaction('cards', 'readwrite');
          writing.objectStore('cards').add({ plain });
          writing.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      });
    },
  },
  {
    where: 'cookies',
    leak: ({ plain }) => {
      document.cookie = `card=${plain}; path=/`;
    },
  },
  { where: 'console', leak: ({ groups }) => console.info(groups) },
  { where: 'address', leak: ({ plain }) => fetch(`/healthz?card=${plain}`).catch(() => undefined) },
  {
    where: 'body of',
    leak: ({ base64 }) => fetch('/healthz', { method: 'POST', body: base64 }).catch(() => undefined),
  },
];

async function open(page: Page): Promise<void> {
  await page.goto(`${originOf('aurora')}/en/terms-and-conditions/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('the watcher finds a card number outside of the provider’s frame, wherever it leaked', async ({
  page,
  context,
}) => {
  const { home } = sharedInstance();
  const cards = await watchForCards(context, [PLANTED], home);
  await open(page);
  expect(await cards.findings(), 'before anything was planted').toEqual([]);
  for (const { leak } of LEAKS) await page.evaluate(leak, { plain: PLANTED, groups: GROUPS, base64: BASE64 });
  await appendFile(
    path.join(home, 'logs', 'planted.log'),
    `${JSON.stringify({ message: 'a body that must not be logged', number: PLANTED })}\n`,
  );
  await expect
    .poll(
      async () => {
        const findings = await cards.findings();
        return [...LEAKS.map(({ where }) => where), 'logs'].filter(
          (where) => !findings.some((finding) => finding.startsWith(where)),
        );
      },
      { message: 'leaks that were not found' },
    )
    .toEqual([]);
});
