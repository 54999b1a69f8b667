import React from 'react';
import jsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import * as jotai from '@vitrine/shared/contract/federation/packages/jotai';
import * as reactIntl from '@vitrine/shared/contract/federation/packages/react-intl';
import * as reactRouter from '@vitrine/shared/contract/federation/packages/react-router';
import { SHARED_VERSIONS } from '@vitrine/shared/contract/federation/packages/versions';

const MODULES: Record<keyof typeof SHARED_VERSIONS, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-router': reactRouter,
  'react-intl': reactIntl,
  jotai,
};

/** What the shell brings to every remote, as the federation runtime takes it: of each package the one copy that it draws with itself. */
export const SHARED_PACKAGES = Object.fromEntries(
  Object.entries(SHARED_VERSIONS).map(([name, version]) => [
    name,
    {
      version,
      lib: () => MODULES[name as keyof typeof MODULES],
      shareConfig: { singleton: true, eager: true, requiredVersion: `^${version}` },
    },
  ]),
);
