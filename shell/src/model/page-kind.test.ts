import { describe, expect, it } from '@jest/globals';
import { pageKind } from './page-kind.ts';

const kindOf = (address: string) => pageKind(new URL(address, 'https://vitrine.test'));
const INSECT = 'dorcus-titanus-668515bc-302f-49b4-a384-14e1fc3f8669';

describe('what the worker may do with an address', () => {
  it.each([
    '/',
    '/nl',
    '/fr/webshop/coleopteres?page=2',
    `/webshop/beetles/lucanidae/${INSECT}`,
    '/search?q=dorcus',
    '/blog',
    '/cart',
    '/nl/winkelwagen',
  ])('%s is the same for everyone, and may be cached', (address) => {
    expect(kindOf(address)).toBe('cacheable');
  });

  it.each([
    '/cart/checkout',
    '/fr/paiement',
    '/order/VDM-2026-000123?key=secret',
    '/withdraw',
    '/login',
    '/account/orders',
    '/password-recovery/token',
    '/confirm-email/token',
    '/subscription/token',
    '/contact?again=token',
    '/no-such-page',
    '/shop-data/insects/compact',
  ])('%s is answered by the shop alone', (address) => {
    expect(kindOf(address)).toBe('live');
  });

  it.each([
    '/tools',
    '/nl/tools/orders',
    '/tools/no-such-page',
    '/api/tools/orders',
    '/api/catalogue/home',
    '/api/orders/VDM-2026-000123/invoice.pdf',
    '/pictures/abc-320.avif',
    '/releases/shell/remote.json',
    '/test-payments/1',
    '/healthz',
    '/sitemap.xml',
    '/sw.js',
    '/remotes.json',
  ])('%s is none of its business', (address) => {
    expect(kindOf(address)).toBeNull();
  });
});
