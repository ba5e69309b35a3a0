import path from 'node:path';
import type { Configuration } from 'webpack';
import { describeApp } from '../release/describeApp.ts';
import { repositoryRoot } from '../repository.ts';
import { webpackConfiguration } from './preset.ts';

const folder = path.relative(repositoryRoot, process.cwd());

/** What a package's `webpack.config.mjs` passes on: the configuration of the package webpack is started in, into its `dist`. */
const configuration: Configuration = webpackConfiguration({
  ...describeApp(folder),
  output: path.join(process.cwd(), 'dist'),
});

export default configuration;
