import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { projectRoot } from '@foyer/workspace';
import { describeApp } from '../publish/release/describeApp.ts';
import { rspackConfiguration } from './preset.ts';

const root = projectRoot(process.cwd());

/** The export of a project's `rspack.config.mjs`: the project in which Rspack was started, built into its `dist`. */
const configuration: Configuration = rspackConfiguration({
  ...describeApp(path.relative(root, process.cwd()) || '.', { root, salt: 'rspack' }),
  output: path.join(process.cwd(), 'dist'),
});

export default configuration;
