import type { WebpackPluginInstance } from 'webpack';

export const SHARED_PACKAGES: string[];
export const OnlySharedExports: new () => WebpackPluginInstance;
