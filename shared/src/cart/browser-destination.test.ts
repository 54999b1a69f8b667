/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { onDestinationChanged, readBrowserDestination, saveBrowserCountry } from './browser-destination.ts';

const typed = (draft: object) => sessionStorage.setItem('VDM_CHECKOUT', JSON.stringify(draft));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
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

  it('at once to whoever listens, until they stop', () => {
    const heard: string[] = [];
    const off = onDestinationChanged(() => heard.push(readBrowserDestination().country));
    saveBrowserCountry('NL');
    off();
    saveBrowserCountry('DE');
    expect(heard).toEqual(['NL']);
  });
});
