import { createSpeaker } from '../platform/create-speaker.ts';
import formsEn from './messages/forms/en.json' with { type: 'json' };
import formsFr from './messages/forms/fr.json' with { type: 'json' };
import formsNl from './messages/forms/nl.json' with { type: 'json' };
import ordersEn from './messages/orders/en.json' with { type: 'json' };
import ordersFr from './messages/orders/fr.json' with { type: 'json' };
import ordersNl from './messages/orders/nl.json' with { type: 'json' };
import shippingEn from './messages/shipping/en.json' with { type: 'json' };
import shippingFr from './messages/shipping/fr.json' with { type: 'json' };
import shippingNl from './messages/shipping/nl.json' with { type: 'json' };
import accountsEn from './messages/accounts/en.json' with { type: 'json' };
import accountsFr from './messages/accounts/fr.json' with { type: 'json' };
import accountsNl from './messages/accounts/nl.json' with { type: 'json' };
import catalogueEn from './messages/catalogue/en.json' with { type: 'json' };
import catalogueFr from './messages/catalogue/fr.json' with { type: 'json' };
import catalogueNl from './messages/catalogue/nl.json' with { type: 'json' };
import importsEn from './messages/imports/en.json' with { type: 'json' };
import importsFr from './messages/imports/fr.json' with { type: 'json' };
import importsNl from './messages/imports/nl.json' with { type: 'json' };
import picturesEn from './messages/pictures/en.json' with { type: 'json' };
import picturesFr from './messages/pictures/fr.json' with { type: 'json' };
import picturesNl from './messages/pictures/nl.json' with { type: 'json' };
import staffEn from './messages/staff/en.json' with { type: 'json' };
import staffFr from './messages/staff/fr.json' with { type: 'json' };
import staffNl from './messages/staff/nl.json' with { type: 'json' };
import shopEn from './messages/shop/en.json' with { type: 'json' };
import shopFr from './messages/shop/fr.json' with { type: 'json' };
import shopNl from './messages/shop/nl.json' with { type: 'json' };
import textsEn from './messages/texts/en.json' with { type: 'json' };
import textsFr from './messages/texts/fr.json' with { type: 'json' };
import textsNl from './messages/texts/nl.json' with { type: 'json' };

const messages = {
  en: {
    ...formsEn,
    ...ordersEn,
    ...shippingEn,
    ...accountsEn,
    ...catalogueEn,
    ...importsEn,
    ...picturesEn,
    ...staffEn,
    ...shopEn,
    ...textsEn,
  },
  nl: {
    ...formsNl,
    ...ordersNl,
    ...shippingNl,
    ...accountsNl,
    ...catalogueNl,
    ...importsNl,
    ...picturesNl,
    ...staffNl,
    ...shopNl,
    ...textsNl,
  },
  fr: {
    ...formsFr,
    ...ordersFr,
    ...shippingFr,
    ...accountsFr,
    ...catalogueFr,
    ...importsFr,
    ...picturesFr,
    ...staffFr,
    ...shopFr,
    ...textsFr,
  },
};

/** All that is said at a field, or about a whole form, by subject. */
export const sayField = createSpeaker(messages);
export type FieldMessage = keyof typeof messages.en;
