import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeApp } from '../release/describeApp.ts';
import { makeInChild } from '../release/makeInChild.ts';
import { storedRelease } from '../release/store.ts';
import type { PublishProgress } from '../publish.ts';

const FOLDER = 'infra/console';

/**
 * Builds the operators' console when its sources have changed, and names it in `<home>/console/current.json`.
 * It is not a release: the tool that controls releases must not depend on one, so it has its own store, which
 * is not part of the registry.
 */
export async function buildConsole(
  home: string,
  onProgress: (progress: PublishProgress) => void,
): Promise<void> {
  const started = performance.now();
  const store = path.join(home, 'console');
  const description = describeApp(FOLDER);
  const { app, release } = description;
  const report = (phase: PublishProgress['phase']) =>
    onProgress({ app, release, phase, ms: Math.round(performance.now() - started) });
  if (storedRelease(store, app, release)) {
    report('unchanged');
  } else {
    report('building');
    await makeInChild(description, store);
    report('built');
  }
  name(store, release);
}

function name(store: string, release: string): void {
  const file = path.join(store, 'current.json');
  const text = `${JSON.stringify({ release })}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(store, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
