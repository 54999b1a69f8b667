import { openAlone } from '@vitrine/shared/remote/standalone/open-alone';
import exchanges from './fixtures/exchanges.json';
import * as account from './remote.tsx';

openAlone('account', account, exchanges);
