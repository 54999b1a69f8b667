import '@vitrine/shared/ui/tokens.css';
import '@vitrine/shared/ui/base.css';
import { readBoot } from './read-boot.ts';
import { startShop } from './start-shop.tsx';

await startShop(readBoot());
