import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, {
  type Configuration,
  type PathData,
  type RuleSetRule,
  type WebpackPluginInstance,
} from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { contentName } from '../../contract/federation/content-name.ts';
import { containerName } from '../apps.ts';
import { ROOT } from '../folders.ts';
import { ChunkZero } from './chunk-zero.ts';
import { integrityOf } from '../../platform/integrity.ts';
import { PAGE_MESSAGES } from './loaders/messages-loader.ts';
import { OwnChunks } from './own-chunks.ts';

/** Messages are read when they are built. Who is handed one that was not is told so by an error. */
const PARSER = '@formatjs/icu-messageformat-parser';
const WITHOUT_PARSER = { [`${PARSER}$`]: `${PARSER}/no-parser.js` };

/** The oldest that also reads the scripts (ES2022) and nested styles, as lightningcss writes versions. */
const BROWSERS = { chrome: 112 << 16, firefox: 117 << 16, safari: (16 << 16) | (5 << 8) };

type Side = 'client' | 'server';

/** What both builds of an app have in common: where it lies, how its files are named, what reads them. */
export function appBuild(name: string, side: Side) {
  // Server files are CommonJS wherever they come to lie.
  const extension = side === 'client' ? 'js' : 'cjs';
  return {
    name: `${name}:${side}`,
    mode: 'production',
    devtool: false,
    context: path.join(ROOT, name),
    output: {
      path: path.join(ROOT, name, 'dist', side),
      // No hashes in names: what is said of a file in another would move both. A release puts them into the pool.
      filename: `[name].${extension}`,
      chunkFilename: `[name].${extension}`,
      assetModuleFilename: pooledAsset,
      publicPath: 'auto',
      // The same in every version, for it stands in each file; see `OwnChunks`.
      uniqueName: containerName(name),
      crossOriginLoading: 'anonymous',
      // Milliseconds; then `OwnChunks` asks once more.
      chunkLoadTimeout: 4_000,
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: WITHOUT_PARSER },
    module: { rules: rules(name, side) },
    performance: { hints: false },
    stats: 'errors-warnings',
  } satisfies Configuration;
}

/** What a stylesheet or a script names by its address: it is in the pool under the same name. */
function pooledAsset({ filename = '', module }: PathData): string {
  const content = module instanceof webpack.NormalModule ? module.originalSource()?.buffer() : null;
  if (!content) throw new Error(`${filename} has no content to be named by`);
  const name = path.basename(filename.split('?', 1).join()).replace(/\.ts$/, '.js');
  return contentName(name, integrityOf(content));
}

/** What reads files of which kind; the scripts first. */
function rules(name: string, side: Side): [ScriptRule, ...RuleSetRule[]] {
  return [scripts(), styles(name, side), fonts(side), messages(), router()];
}

/** What a build for browsers has beside that. */
export function browserBuild() {
  const plugins: WebpackPluginInstance[] = [
    // Every stylesheet is a CSS module: the order among them means nothing.
    // The shell loads the stylesheet: by webpack's own hand it came twice, and what hung took its remote along.
    new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true, runtime: false }),
    new OwnChunks(),
    // What only the text of a page says is left out: `process.env['IN_BROWSER'] ? … : …`.
    new webpack.DefinePlugin({ 'process.env.IN_BROWSER': 'true' }),
    // What a script loads is run only if it is what was built; none in development.
    new ChunkZero(),
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
  ];
  return {
    target: ['web', 'es2022'],
    plugins,
    optimization: {
      minimizer: [
        // Half the time of terser's, for one byte in two hundred.
        new MinimizerPlugin({
          // What is named by its content stays as it is.
          exclude: /\.[\w-]{16}\.js$/,
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 4 } },
        }),
        new MinimizerPlugin({
          test: /\.css$/,
          minify: MinimizerPlugin.lightningCssMinify,
          minimizerOptions: { targets: BROWSERS },
        }),
      ],
      // One stylesheet an app: it is known before the page is sent, so nothing is drawn unstyled.
      splitChunks: {
        // Of sources. What pages share in less is in each of them: small files pack badly, and each has its hash in the entry.
        minSize: 40_000,
        cacheGroups: {
          styles: { type: 'css/mini-extract', name: 'styles', chunks: 'all', enforce: true },
          // Half of what the shell brings: a browser takes a file in hand in one task.
          react: {
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            priority: 1,
            enforce: true,
          },
        },
      },
    },
  } satisfies Configuration;
}

/** How scripts are read; development changes it. */
export type ScriptRule = ReturnType<typeof scripts>;

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

function styles(name: string, side: Side): RuleSetRule {
  const modules = {
    auto: true,
    // Names stand in each page hundreds of times: a card's own were a tenth of it. Of two thousand, two are the same once in
    // five hundred times.
    localIdentName: '[hash:base64:5]',
    // Each app has its own copies of the shared components: equal names must not meet on a page.
    localIdentHashSalt: name,
    exportOnlyLocals: side === 'server',
    namedExport: false,
    exportLocalsConvention: 'as-is',
  };
  const css = { loader: 'css-loader', options: { modules } };
  return { test: /\.css$/, use: side === 'client' ? [MiniCssExtractPlugin.loader, css] : [css] };
}

function fonts(side: Side): RuleSetRule {
  return { test: /\.woff2$/, type: 'asset/resource', generator: { emit: side === 'client' } };
}

function router(): RuleSetRule {
  const loader = path.join(import.meta.dirname, 'loaders/pure-components-loader.ts');
  return { test: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.js$/, loader };
}

function messages(): RuleSetRule {
  const loader = path.join(import.meta.dirname, 'loaders/messages-loader.ts');
  return { test: PAGE_MESSAGES, type: 'json', loader };
}
