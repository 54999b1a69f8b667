import { openAlone } from '@vitrine/shared/remote/standalone/open-alone';
import exchanges from './fixtures/exchanges.json';
import * as catalog from './remote.tsx';

openAlone('catalog', catalog, exchanges);
