/** Where a carrier shows a parcel. Source: the carriers' own tracking pages. */
const PAGES: Record<string, (number: string) => string> = {
  bpost: (number) => `https://track.bpost.cloud/btr/web/#/search?itemCode=${number}`,
  postnl: (number) => `https://jouw.postnl.be/track-and-trace/${number}`,
  dpd: (number) => `https://www.dpdgroup.com/be/mydpd/my-parcels/search?parcelNumber=${number}`,
};

/** The carrier's page of a parcel, or null when the carrier is unknown or there is no number. */
export function trackingLink(carrier: string, trackingNumber: string): string | null {
  const page = PAGES[carrier.toLowerCase()];
  return page && trackingNumber !== '' ? page(encodeURIComponent(trackingNumber)) : null;
}
