import { buildAll, releaseFolder } from '@foyer/build';
import { publishRelease, systemClock, type Published } from '@foyer/runtime';
import { styleText } from 'node:util';
import { CommandFailure } from '../failure.ts';
import type { Session } from '../session.ts';

/** One squad's way out: its front end is built, signed with its own key and handed to the registry; nobody else's is touched. */
export async function publish(session: Session, app: string): Promise<Published> {
  const started = performance.now();
  const { releases, failures } = await buildAll({ home: session.home, apps: [app] });
  const [release] = releases;
  if (!release) throw new CommandFailure('BUILD_FAILED', failures.join('\n'));
  const builtMs = Math.round(performance.now() - started);
  const published = await publishRelease({ home: session.home, folder: releaseFolder(session.home, app, release.release), baseUrl: session.registry, clock: systemClock });
  session.say({ ...published, builtMs }, `${styleText('green', '✓')} ${app}@${published.release} ${published.isNew ? `built in ${builtMs} ms and published` : 'was published before'}`);
  return published;
}
