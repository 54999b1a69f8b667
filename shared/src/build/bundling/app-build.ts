import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, {
  type Compiler,
  type Configuration,
  type RuleSetRule,
  type WebpackPluginInstance,
} from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { containerName } from '../apps.ts';
import { ROOT } from '../folders.ts';
import { ChunkZero } from './chunk-zero.ts';
import { sourceHash } from '../releasing/source-hash.ts';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * A part of an app that fails or hangs is asked for once more, under another address: browsers keep what was broken, also
 * for the next time, and wait on for what hangs. In webpack's runtime, so that it holds for every `import()` of an app.
 */
class RetryChunks {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('RetryChunks', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('RetryChunks', (chunk) => compilation.addRuntimeModule(chunk, new RetryModule()));
    });
  }
}

class RetryModule extends RuntimeModule {
  constructor() {
    // After the function that it surrounds.
    super('retry chunks', RuntimeModule.STAGE_ATTACH);
  }

  override generate() {
    const load = RuntimeGlobals.loadScript;
    return `
      const loadOnce = ${load};
      ${load} = (url, done, ...rest) => loadOnce(url, (event) =>
        event.type === 'load' ? done(event) : loadOnce(url + '?retry=' + Date.now(), done, ...rest), ...rest);
    `;
  }
}

/** Messages are read when they are built. Who is handed one that was not is told so by an error. */
const PARSER = '@formatjs/icu-messageformat-parser';
const WITHOUT_PARSER = { [`${PARSER}$`]: `${PARSER}/no-parser.js` };

/** The oldest that also reads the scripts (ES2022) and nested styles, as lightningcss writes versions. */
const BROWSERS = { chrome: 112 << 16, firefox: 117 << 16, safari: (16 << 16) | (5 << 8) };

export type Side = 'client' | 'server';

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
      // No hashes in names: every release has an immutable folder of its own.
      filename: `[name].${extension}`,
      chunkFilename: `[name].${extension}`,
      assetModuleFilename: '[name][ext]',
      publicPath: 'auto',
      // Two versions of a remote may live on one page: each needs a chunk registry of its own.
      uniqueName: `${containerName(name)}_${sourceHash(name)}`,
      crossOriginLoading: 'anonymous',
      // Milliseconds; then `RetryChunks` asks once more.
      chunkLoadTimeout: 4_000,
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: WITHOUT_PARSER },
    module: { rules: rules(name, side) },
    performance: { hints: false },
    stats: 'errors-warnings',
  } satisfies Configuration;
}

/** What reads files of which kind; the scripts first. */
function rules(name: string, side: Side): [ScriptRule, ...RuleSetRule[]] {
  return [scripts(), styles(name, side), fonts(side), messages()];
}

/** What a build for browsers has beside that. */
export function browserBuild() {
  const plugins: WebpackPluginInstance[] = [
    // Every stylesheet is a CSS module: the order among them means nothing.
    // The shell loads the stylesheet: by webpack's own hand it came twice, and what hung took its remote along.
    new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true, runtime: false }),
    new RetryChunks(),
    // What a script loads is run only if it is what was built. Short hashes, for they do not compress; none in development.
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
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 2 } },
        }),
        new MinimizerPlugin({
          test: /\.css$/,
          minify: MinimizerPlugin.lightningCssMinify,
          minimizerOptions: { targets: BROWSERS },
        }),
      ],
      // One stylesheet an app: it is known before the page is sent, so nothing is drawn unstyled.
      splitChunks: {
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
    localIdentName: '[local]-[hash:base64:6]',
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

function messages(): RuleSetRule {
  const loader = path.join(import.meta.dirname, 'messages-loader.ts');
  return { test: /[\\/]src[\\/](messages([\\/]\w+)?|ui[\\/]closing)[\\/]\w+\.json$/, type: 'json', loader };
}
