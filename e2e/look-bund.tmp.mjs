import { chromium } from '@playwright/test';
const [name, brandsArg = 'aurora,caravel', player = ''] = process.argv.slice(2);
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
});
for (const brand of brandsArg.split(','))
  for (const w of [390, 1440]) {
    const c = await b.newContext({
      viewport: { width: w, height: w === 390 ? 844 : 900 },
      reducedMotion: 'reduce',
      locale: 'en-GB',
    });
    const p = await c.newPage();
    p.on('console', (m) => m.type() === 'error' && console.log('ERR', m.text()));
    p.on('pageerror', (e) => console.log('PAGEERR', e.message));
    const o = `http://${brand}.localhost:6800`;
    if (player) {
      await p.goto(o + '/en/login?autoSignIn=1');
      await p.locator('input[name=email]').fill(`${player}@${brand}.test`);
      await p.locator('input[name=password]').fill('Foyer-2026!');
      await p.locator('input[name=password]').press('Enter');
      await p.waitForURL((u) => u.origin === o && u.pathname === '/en/');
    }
    await p.goto(o + '/en/poker/');
    await p.getByRole('heading', { level: 1 }).first().waitFor();
    await p.waitForTimeout(2500);
    console.log(
      brand,
      w,
      await p.locator('main').innerText(),
      await p.evaluate(() => document.querySelector('[data-remote=mfe-poker]')?.dataset.release),
      await p.title(),
    );
    await p.screenshot({ path: `/tmp/bund/${name}-${brand}-${w}.png` });
    await c.close();
  }
await b.close();
