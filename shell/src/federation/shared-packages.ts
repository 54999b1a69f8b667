import React from 'react';
import jsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import * as jotai from '@vitrine/shared/contract/federation/packages/jotai';
import * as reactIntl from '@vitrine/shared/contract/federation/packages/react-intl';
import * as reactRouter from '@vitrine/shared/contract/federation/packages/react-router';

/** What the shell brings to every remote: of each package the one copy that it draws with itself. */
export const SHARED_PACKAGES = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-router': reactRouter,
  'react-intl': reactIntl,
  jotai,
};
