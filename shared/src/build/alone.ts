import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import type { App } from './apps.ts';
import { federatedDev } from './bundling/federated-dev.ts';
import { ROOT } from './folders.ts';

/**
 * A remote as a page of its own, for development: its rules are those of the client build, without federation, for
 * there is no shell to meet. It begins with `src/standalone.tsx`, which no release reaches.
 */
export function alone(app: App): Configuration {
  const { client } = federatedDev(app, path.join(ROOT, app.name, 'dist/none'));
  return {
    ...client,
    name: `${app.name}:alone`,
    entry: { main: './src/standalone.tsx' },
    output: { ...client.output, publicPath: '/' },
    externals: [],
    optimization: {},
    plugins: [
      new webpack.DefinePlugin({ 'process.env.IN_BROWSER': 'true' }),
      new MiniCssExtractPlugin({ filename: 'alone.css', ignoreOrder: true }),
      new ReactRefreshPlugin({ overlay: false, include: /\.tsx$/ }),
    ],
  };
}
