/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { safeSessionStorage } from '../platform/safe-session-storage.ts';
import { onDestinationChanged, readBrowserDestination, saveBrowserCountry } from './browser-destination.ts';

const typed = (draft: object) => sessionStorage.setItem('VDM_CHECKOUT', JSON.stringify(draft));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete window.vitrineKept;
  delete window.vitrineTyped;
});

describe('where a parcel goes is known', () => {
  it('as Belgium, until somebody says something', () => {
    expect(readBrowserDestination()).toEqual({ country: 'BE', postalCode: '' });
  });

  it('by the country that was chosen, and the postal code that was typed for it', () => {
    typed({ country: 'ES', postalCode: '35001', street: '', city: '' });
    expect(readBrowserDestination()).toEqual({ country: 'ES', postalCode: '35001' });
    saveBrowserCountry('FR');
    expect(readBrowserDestination()).toEqual({ country: 'FR', postalCode: '' });
    expect(readBrowserDestination('ES')).toEqual({ country: 'ES', postalCode: '35001' });
  });

  it.each([
    ['not an object'],
    [{ country: 'ES' }],
    [{ country: 'ES', postalCode: '', street: '', city: '' }],
  ])('not by %j in the storage of the tab', (draft) => {
    typed(draft as object);
    expect(readBrowserDestination()).toEqual({ country: 'BE', postalCode: '' });
  });

  it('as long as the page is open where the browser keeps nothing', () => {
    const own = (['localStorage', 'sessionStorage'] as const).map(
      (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
    );
    for (const [name] of own) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
    const heard: string[] = [];
    const off = onDestinationChanged(() => heard.push(readBrowserDestination().country));
    saveBrowserCountry('NL');
    off();
    const typing = { country: 'NL', postalCode: '1012 LG', street: '', city: '' };
    safeSessionStorage().setItem('VDM_CHECKOUT', JSON.stringify(typing));
    const place = readBrowserDestination();
    for (const [name, before] of own) if (before) Object.defineProperty(window, name, before);
    expect(heard).toEqual(['NL']);
    expect(place).toEqual({ country: 'NL', postalCode: '1012 LG' });
  });

  it('at once to whoever listens, until they stop', () => {
    const heard: string[] = [];
    const off = onDestinationChanged(() => heard.push(readBrowserDestination().country));
    saveBrowserCountry('NL');
    off();
    saveBrowserCountry('DE');
    expect(heard).toEqual(['NL']);
  });
});
