import path from 'node:path';
import type { Configuration } from 'webpack';
import { describeApp } from '../publish/release/describeApp.ts';
import { projectRoot } from '@foyer/workspace';
import { webpackConfiguration } from './preset.ts';

const root = projectRoot(process.cwd());

/**
 * The export of a package's `webpack.config.mjs`: the configuration of the package in which webpack was
 * started, into its `dist`. The package is part of this repository, or a project of its own.
 */
const configuration: Configuration = webpackConfiguration({
  ...describeApp(path.relative(root, process.cwd()) || '.', { root }),
  output: path.join(process.cwd(), 'dist'),
});

export default configuration;
