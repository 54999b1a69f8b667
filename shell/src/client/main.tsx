import '@vitrine/shared/ui/tokens.css';
import '@vitrine/shared/ui/base.css';
import '../frame/offline.css';
import { boundServedStyles } from './load-style.ts';
import { readBoot } from './read-boot.ts';
import { reportErrors } from './report-errors.ts';
import { startShop } from './start-shop.tsx';
import { trustReleases } from './trust-releases.ts';

trustReleases(window);
reportErrors();
boundServedStyles();
await startShop(readBoot());
