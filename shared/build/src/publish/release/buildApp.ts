import webpack from 'webpack';
import { webpackConfiguration } from '../../webpack/preset.ts';
import type { AppBuild } from './appBuild.ts';

/** Runs webpack once; rejects with every error of the build in one message. */
export async function buildApp(app: AppBuild): Promise<void> {
  const compiler = webpack(webpackConfiguration(app));
  if (!compiler) throw new Error('webpack created no compiler');
  try {
    const stats = await new Promise<webpack.Stats>((resolve, reject) => {
      compiler.run((error, result) =>
        result ? resolve(result) : reject(error ?? new Error('webpack returned no result')),
      );
    });
    if (stats.hasErrors()) throw new Error(buildErrors(app.app, stats));
  } finally {
    await new Promise<void>((resolve) => {
      compiler.close(() => resolve());
    });
  }
}

/** The errors of a build, formatted for a developer. */
export function buildErrors(app: string, stats: webpack.Stats): string {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  const texts = errors.map((error) => [error.moduleName, error.message].filter((part) => part).join(': '));
  return `${app} does not build:\n${texts.join('\n\n')}`;
}
