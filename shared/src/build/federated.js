import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { SHELL } from './apps.js';
import { ROOT } from './folders.js';
import { sourceHash } from './source-hash.js';

/** Packages of which a page may hold only one copy: they keep state or identity. The shell brings them. */
const SINGLETONS = ['react', 'react/jsx-runtime', 'react-dom', 'react-router', 'react-intl', 'jotai'];

/** The name under which a container registers itself: a valid identifier. */
export const containerName = (name) => `vitrine_${name.replaceAll('-', '_')}`;

/**
 * The two webpack builds of an app: for browsers and for the server.
 * @param {{ name: string }} app
 */
export function federated(app) {
  return [clientBuild(app), serverBuild(app)];
}

function clientBuild({ name }) {
  const isShell = name === SHELL.name;
  return {
    ...common(name, 'client'),
    target: ['web', 'es2022'],
    entry: isShell ? { main: './src/client/main.tsx' } : {},
    plugins: [
      federation(name, 'remoteEntry.js', { type: 'var', name: containerName(name) }),
      // Every stylesheet is a CSS module: the order among them means nothing.
      new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
      // What a script loads is run only if it is what was built. Short hashes, for they do not compress; none in development.
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
    ],
    optimization: {
      minimizer: ['...', new CssMinimizerPlugin()],
      // One stylesheet an app: it is known before the page is sent, so nothing is drawn unstyled.
      splitChunks: {
        cacheGroups: { styles: { type: 'css/mini-extract', name: 'styles', chunks: 'all', enforce: true } },
      },
    },
  };
}

function serverBuild({ name }) {
  const isShell = name === SHELL.name;
  const base = common(name, 'server');
  return {
    ...base,
    target: 'async-node',
    entry: isShell ? { main: './src/server/create-storefront.ts' } : {},
    output: { ...base.output, library: { type: 'commonjs-module' } },
    plugins: [federation(name, 'remoteEntry.cjs', { type: 'commonjs-module' })],
    optimization: { minimize: false },
  };
}

function common(name, side) {
  // Server files are CommonJS wherever they come to lie.
  const extension = side === 'client' ? 'js' : 'cjs';
  return {
    name: `${name}:${side}`,
    mode: 'production',
    devtool: false,
    context: path.join(ROOT, name),
    output: {
      path: path.join(ROOT, name, 'dist', side),
      // No hashes in names: every release has an immutable folder of its own.
      filename: `[name].${extension}`,
      chunkFilename: `[name].${extension}`,
      assetModuleFilename: '[name][ext]',
      publicPath: 'auto',
      // Two versions of a remote may live on one page: each needs a chunk registry of its own.
      uniqueName: `${containerName(name)}_${sourceHash(name)}`,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [scripts(), ...styles(name, side), fonts(side)] },
    experiments: { optimization: { disableSnapshot: true } },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

function federation(name, filename, library) {
  const isShell = name === SHELL.name;
  const entries = SINGLETONS.map((pkg) => [
    pkg,
    { singleton: true, requiredVersion: false, ...(isShell ? { eager: true } : { import: false }) },
  ]);
  return new ModuleFederationPlugin({
    name: containerName(name),
    filename,
    library,
    ...(!isShell && { exposes: { './remote': './src/remote.tsx' } }),
    shared: Object.fromEntries(entries),
    // version-first would fetch every remote's entry on every page.
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
  });
}

function scripts() {
  return {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  };
}

function styles(name, side) {
  const modules = {
    auto: true,
    localIdentName: '[local]-[hash:base64:6]',
    // Each app has its own copies of the shared components: equal names must not meet on a page.
    localIdentHashSalt: name,
    exportOnlyLocals: side === 'server',
    namedExport: false,
    exportLocalsConvention: 'as-is',
  };
  const css = { loader: 'css-loader', options: { modules } };
  return [{ test: /\.css$/, use: side === 'client' ? [MiniCssExtractPlugin.loader, css] : [css] }];
}

function fonts(side) {
  return { test: /\.woff2$/, type: 'asset/resource', generator: { emit: side === 'client' } };
}
