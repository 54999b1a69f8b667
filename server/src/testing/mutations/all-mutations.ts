import { ACCESS_MUTATIONS } from './access-mutations.ts';
import { API_MUTATIONS } from './api-mutations.ts';
import { BROWSER_MUTATIONS } from './browser-mutations.ts';
import { BUSINESS_MUTATIONS } from './business-mutations.ts';
import { ENCODING_MUTATIONS } from './encoding-mutations.ts';
import { KEY_MUTATIONS } from './key-mutations.ts';
import { LOGIN_MUTATIONS } from './login-mutations.ts';
import type { Mutation } from './mutation.ts';
import { OPERATION_MUTATIONS } from './operation-mutations.ts';
import { REMOTE_MUTATIONS } from './remote-mutations.ts';
import { SESSION_MUTATIONS } from './session-mutations.ts';

export const MUTATIONS: Mutation[] = [
  ...ENCODING_MUTATIONS,
  ...BUSINESS_MUTATIONS,
  ...BROWSER_MUTATIONS,
  ...API_MUTATIONS,
  ...LOGIN_MUTATIONS,
  ...SESSION_MUTATIONS,
  ...REMOTE_MUTATIONS,
  ...ACCESS_MUTATIONS,
  ...KEY_MUTATIONS,
  ...OPERATION_MUTATIONS,
];
