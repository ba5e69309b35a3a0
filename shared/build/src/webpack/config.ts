import path from 'node:path';
import type { Configuration } from 'webpack';
import { describeApp } from '../publish/release/describeApp.ts';
import { repositoryRoot } from '@foyer/workspace';
import { webpackConfiguration } from './preset.ts';

const folder = path.relative(repositoryRoot, process.cwd());

/**
 * The export of a package's `webpack.config.mjs`: the configuration of the package in which webpack was
 * started, into its `dist`.
 */
const configuration: Configuration = webpackConfiguration({
  ...describeApp(folder),
  output: path.join(process.cwd(), 'dist'),
});

export default configuration;
