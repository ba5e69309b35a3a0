/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** Signs the seeded player in that the panel chose, in the form of the identity server. */
const COOKIE = /(?:^|;\s*)foyer_dev_player=([^;]+)/;
const PASSWORD = 'Foyer-2026!'; // of all seeded players

function start(): void {
  const email = COOKIE.exec(document.cookie)?.[1];
  const password = document.querySelector<HTMLInputElement>('input[type="password"]');
  const form = password?.form;
  const name = form?.querySelector<HTMLInputElement>(
    'input[type="email"], input[name="email"], input[autocomplete="username"]',
  );
  if (email === undefined || !password || !form || !name) return;
  document.cookie = 'foyer_dev_player=; path=/; max-age=0';
  name.value = decodeURIComponent(email);
  password.value = PASSWORD;
  form.requestSubmit();
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

export {};
