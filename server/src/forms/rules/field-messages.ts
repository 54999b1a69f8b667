import { createSpeaker } from '../../platform/create-speaker.ts';
import formsEn from '../messages/en.json' with { type: 'json' };
import formsFr from '../messages/fr.json' with { type: 'json' };
import formsNl from '../messages/nl.json' with { type: 'json' };
import ordersEn from '../../orders/messages/en.json' with { type: 'json' };
import ordersFr from '../../orders/messages/fr.json' with { type: 'json' };
import ordersNl from '../../orders/messages/nl.json' with { type: 'json' };
import shippingEn from '../../shipping/messages/en.json' with { type: 'json' };
import shippingFr from '../../shipping/messages/fr.json' with { type: 'json' };
import shippingNl from '../../shipping/messages/nl.json' with { type: 'json' };
import accountsEn from '../../accounts/messages/en.json' with { type: 'json' };
import accountsFr from '../../accounts/messages/fr.json' with { type: 'json' };
import accountsNl from '../../accounts/messages/nl.json' with { type: 'json' };
import catalogueEn from '../../catalogue/messages/en.json' with { type: 'json' };
import catalogueFr from '../../catalogue/messages/fr.json' with { type: 'json' };
import catalogueNl from '../../catalogue/messages/nl.json' with { type: 'json' };
import importsEn from '../../imports/messages/en.json' with { type: 'json' };
import importsFr from '../../imports/messages/fr.json' with { type: 'json' };
import importsNl from '../../imports/messages/nl.json' with { type: 'json' };
import picturesEn from '../../pictures/messages/en.json' with { type: 'json' };
import picturesFr from '../../pictures/messages/fr.json' with { type: 'json' };
import picturesNl from '../../pictures/messages/nl.json' with { type: 'json' };
import staffEn from '../../staff/messages/en.json' with { type: 'json' };
import staffFr from '../../staff/messages/fr.json' with { type: 'json' };
import staffNl from '../../staff/messages/nl.json' with { type: 'json' };
import shopEn from '../../shop/messages/en.json' with { type: 'json' };
import shopFr from '../../shop/messages/fr.json' with { type: 'json' };
import shopNl from '../../shop/messages/nl.json' with { type: 'json' };
import textsEn from '../../texts/messages/en.json' with { type: 'json' };
import textsFr from '../../texts/messages/fr.json' with { type: 'json' };
import textsNl from '../../texts/messages/nl.json' with { type: 'json' };

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
