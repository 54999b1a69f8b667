import type { Address } from '@vitrine/shared/contract/orders/place-order';
import { streetLine } from '@vitrine/shared/i18n/places/street-line';
import { plainVatNumber } from '../../forms/rules/vat-number.ts';
import { sayPaper } from '../pdf/paper-words.ts';
import type { InvoiceFacts } from '../rules/invoice-facts.ts';
import { belgianEndpoint, type Endpoint } from '../rules/endpoint.ts';
import { cac, cbc, type UblPart } from './ubl-document.ts';

/** Who sells (BG-4). */
export function sellerParty({ seller, locale }: InvoiceFacts): UblPart {
  const { name, street, postalCode, city, country, companyNumber, vatNumber, email, phone } = seller;
  const endpoint = belgianEndpoint(companyNumber);
  const court = seller.court && sayPaper('court', locale, { court: seller.court });
  return cac(
    'AccountingSupplierParty',
    cac(
      'Party',
      endpointId(endpoint ?? { scheme: 'EM', id: email }),
      cac('PartyName', cbc('Name', name)),
      cac(
        'PostalAddress',
        cbc('StreetName', street),
        cbc('CityName', city),
        cbc('PostalZone', postalCode),
        countryOf(country),
      ),
      vatScheme(vatNumber),
      cac(
        'PartyLegalEntity',
        cbc('RegistrationName', [name, seller.legalForm].filter(Boolean).join(' ')),
        enterpriseId(companyNumber),
        cbc('CompanyLegalForm', [seller.legalForm, court].filter(Boolean).join(', ')),
      ),
      cac('Contact', cbc('Telephone', phone), cbc('ElectronicMail', email)),
    ),
  );
}

/** Who buys (BG-7): a business, or a person. */
export function buyerParty({ address, vatNumber }: InvoiceFacts, endpoint: Endpoint): UblPart {
  const person = `${address.firstname} ${address.lastname}`.trim();
  const isBelgian = plainVatNumber(vatNumber).startsWith('BE');
  return cac(
    'AccountingCustomerParty',
    cac(
      'Party',
      endpointId(endpoint),
      cac('PartyName', cbc('Name', address.company || person)),
      cac('PostalAddress', ...addressParts(address)),
      vatScheme(vatNumber),
      cac(
        'PartyLegalEntity',
        cbc('RegistrationName', address.company || person),
        isBelgian ? enterpriseId(vatNumber) : null,
      ),
      cac('Contact', cbc('Name', person)),
    ),
  );
}

/** Where it goes (BG-15). */
export function delivery({ address, deliveryAddress }: InvoiceFacts): UblPart {
  const to = deliveryAddress ?? address;
  return cac('Delivery', cac('DeliveryLocation', cac('Address', ...addressParts(to))));
}

const endpointId = ({ scheme, id }: Endpoint) => cbc('EndpointID', id, { schemeID: scheme });

const addressParts = (address: Address): UblPart[] => [
  cbc('StreetName', streetLine(address)),
  cbc('CityName', address.city),
  cbc('PostalZone', address.postalCode),
  countryOf(address.country),
];

/** Kosovo has no code of ISO 3166; the code list of EN 16931 has one of its own for it (BR-CL-14). */
const countryOf = (country: string) =>
  cac('Country', cbc('IdentificationCode', country === 'XK' ? '1A' : country));

const vatScheme = (number: string): UblPart =>
  number === ''
    ? null
    : cac('PartyTaxScheme', cbc('CompanyID', plainVatNumber(number)), cac('TaxScheme', cbc('ID', 'VAT')));

function enterpriseId(number: string): UblPart {
  const endpoint = belgianEndpoint(number);
  return endpoint ? cbc('CompanyID', endpoint.id, { schemeID: endpoint.scheme }) : cbc('CompanyID', number);
}
