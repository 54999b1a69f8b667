import React from 'react';
import jsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import * as jotai from '@vitrine/shared/contract/packages/jotai';
import * as reactIntl from '@vitrine/shared/contract/packages/react-intl';
import * as reactRouter from '@vitrine/shared/contract/packages/react-router';

const PACKAGES = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-router': reactRouter,
  'react-intl': reactIntl,
  jotai,
};

/** A package as webpack's containers look it up: by its name, then by version. */
type ShareScope = Record<string, Record<string, { get: () => () => unknown; loaded: boolean; from: string }>>;

/**
 * What the shell brings to every remote: of each package the one copy that it draws with itself. Remotes take whatever
 * version is there, so its name is said nowhere.
 */
export const shareScope: ShareScope = Object.fromEntries(
  Object.entries(PACKAGES).map(([name, module]) => [
    name,
    { shell: { get: () => () => module, loaded: true, from: 'shell' } },
  ]),
);
