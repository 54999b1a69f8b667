import { openAlone } from '@vitrine/shared/remote/standalone/open-alone';
import exchanges from './fixtures/exchanges.json';
import * as tools from './remote.tsx';

openAlone('tools', tools, exchanges);
