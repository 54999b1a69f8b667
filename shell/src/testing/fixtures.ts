import type { Profile } from '@vitrine/shared/contract/account';
import type { Frame } from '@vitrine/shared/contract/frame';
import { BARE_FRAME } from '../model/bare-frame.ts';

/** What the frame shows in a shop without insects. */
export const FRAME: Frame = { ...BARE_FRAME, version: '1', spreadPercent: 95 };

/** Who is logged in. */
export const ADA: Profile = {
  id: 7,
  language: 'en',
  is_email_verified: true,
  firstname: 'Ada',
  role: 'customer',
};
