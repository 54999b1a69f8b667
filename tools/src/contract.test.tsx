/** @jest-environment @vitrine/shared/build/browser-environment */
import { checkContract } from '@vitrine/shared/remote/testing/check-contract';
import { checkDoor } from '@vitrine/shared/remote/testing/check-door';
import { WISHES } from './fixtures/wishes.ts';
import * as remote from './remote.tsx';

checkDoor({ owner: 'tools', remote, folder: __dirname });
checkContract({
  folder: __dirname,
  wishes: WISHES,
  besides: [
    'backupAddress',
    'customsAddress',
    'exportAddress',
    'invoicesAddress',
    'ledgerFile',
    'loadPictures',
    'paperAddress',
    'picksAddress',
    'refusedAddress',
    'salesFile',
    'slipsAddress',
    'staffPage',
    'takeBack',
    'toolsApi',
  ],
});
