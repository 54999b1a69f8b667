import type { PictureOwner } from '@vitrine/shared/contract/tools/pictures';
import type { FileFault } from './check-file.ts';

/** A file on its way to become a picture. */
export interface Upload {
  id: string;
  /** What is sent: the file that was given, or the photo made smaller. */
  file: File;
  /** As it was given. */
  givenBytes: number;
  /** At the end of its name, from 1; null without one. */
  number: number | null;
  owner: PictureOwner | null;
  /** Whom its name fits as well, when it fits several. */
  choices: PictureOwner[];
  /** Where it goes, chosen by a person; null: as its number says. */
  chosen: UploadSlot | null;
  state: UploadState;
}

/** At the end of the owner's pictures, or in the place of one. */
export type UploadSlot = { kind: 'new' } | { kind: 'instead'; position: number };

export type UploadState =
  /** Its content and its name are being looked at, and it is made smaller. */
  | { kind: 'looking' }
  /** Not sent yet: nobody has said so, or nobody knows whose picture it is. */
  | { kind: 'ready' }
  | { kind: 'queued' }
  | { kind: 'sending'; sent: number }
  | { kind: 'sent'; position: number; isKnown: boolean }
  /** Not worth another attempt. */
  | { kind: 'refused'; fault: FileFault }
  /** `text` is the server's; empty when it could not be reached. gone: whose picture it is, the shop has no longer. */
  | { kind: 'failed'; text: string; why: 'offline' | 'login' | 'gone' | 'server' };

export const isPending = ({ state }: Upload) => state.kind === 'queued' || state.kind === 'sending';
export const isFailed = ({ state }: Upload) => state.kind === 'failed';
export const isReady = ({ state, owner }: Upload) => state.kind === 'ready' && owner !== null;
/** Whether another attempt may bring it into the shop. */
export const mayArrive = ({ state }: Upload) =>
  state.kind !== 'sent' && !(state.kind === 'failed' && state.why === 'gone');
/** Whether it may still be said whose picture it is, and which. */
export const isOpen = ({ state }: Upload) => state.kind === 'ready' || state.kind === 'failed';
