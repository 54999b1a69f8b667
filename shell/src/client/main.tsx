import '@vitrine/shared/ui/tokens.css';
import '@vitrine/shared/ui/base.css';
import '../frame/offline.css';
import { readBoot } from './read-boot.ts';
import { reportErrors } from './report-errors.ts';
import { startShop } from './start-shop.tsx';
import { trustReleases } from './trust-releases.ts';

trustReleases(window);
reportErrors();
await startShop(readBoot());
