import type { Localized } from '@vitrine/shared/contract/locale';

/** What the shop says about pictures to those who keep them. */
export const PICTURE_MESSAGES = {
  pictureEmpty: {
    en: 'This file is empty.',
    nl: 'Dit bestand is leeg.',
    fr: 'Ce fichier est vide.',
  },
  pictureTooLarge: {
    en: 'This file is larger than 5 MB. Please save the photo smaller.',
    nl: 'Dit bestand is groter dan 5 MB. Bewaar de foto kleiner.',
    fr: 'Ce fichier dépasse 5 Mo. Veuillez enregistrer la photo en plus petit.',
  },
  pictureHeic: {
    en: 'HEIC cannot be read here. On an iPhone choose Settings › Camera › Formats › Most Compatible, or export the photo as JPEG.',
    nl: 'HEIC kan hier niet worden gelezen. Kies op een iPhone Instellingen › Camera › Structuur › Meest compatibel, of exporteer de foto als JPEG.',
    fr: 'Le format HEIC n’est pas lisible ici. Sur un iPhone, choisissez Réglages › Appareil photo › Formats › Le plus compatible, ou exportez la photo en JPEG.',
  },
  pictureType: {
    en: 'This is no JPEG, PNG, WebP or AVIF picture, whatever its name says.',
    nl: 'Dit is geen JPEG-, PNG-, WebP- of AVIF-foto, wat de naam ook zegt.',
    fr: 'Ce n’est pas une image JPEG, PNG, WebP ou AVIF, quel que soit son nom.',
  },
  picturePixels: {
    en: 'This picture has more than 80 million pixels. Please save it smaller.',
    nl: 'Deze foto heeft meer dan 80 miljoen pixels. Bewaar hem kleiner.',
    fr: 'Cette image compte plus de 80 millions de pixels. Veuillez l’enregistrer en plus petit.',
  },
  pictureFull: {
    en: 'There are 99 pictures here already. Remove one first.',
    nl: 'Hier staan al 99 foto’s. Verwijder er eerst een.',
    fr: 'Il y a déjà 99 photos ici. Retirez-en une d’abord.',
  },
  pictureOwnerGone: {
    en: 'What this picture is of is no longer there.',
    nl: 'Waar deze foto bij hoort, is er niet meer.',
    fr: 'Ce que montre cette photo n’existe plus.',
  },
  pictureGone: {
    en: 'This picture is no longer there.',
    nl: 'Deze foto is er niet meer.',
    fr: 'Cette photo n’est plus là.',
  },
  altTooLong: {
    en: 'Please keep this under 250 characters.',
    nl: 'Houd het onder 250 tekens.',
    fr: 'Restez sous 250 caractères.',
  },
  pictureKept: {
    en: 'The file has arrived.',
    nl: 'Het bestand is aangekomen.',
    fr: 'Le fichier est arrivé.',
  },
  pictureKnown: {
    en: 'This very file is here already.',
    nl: 'Precies dit bestand staat er al.',
    fr: 'Ce même fichier est déjà là.',
  },
  pictureOrdered: { en: 'Order kept.', nl: 'Volgorde bewaard.', fr: 'Ordre enregistré.' },
  pictureRemoved: { en: 'Picture removed.', nl: 'Foto verwijderd.', fr: 'Photo retirée.' },
  pictureDescribed: { en: 'Description kept.', nl: 'Beschrijving bewaard.', fr: 'Description enregistrée.' },
  pictureRetried: {
    en: 'It is being tried again.',
    nl: 'Er wordt opnieuw geprobeerd.',
    fr: 'Nouvel essai en cours.',
  },
  unownedGone: { en: 'Cleaned away.', nl: 'Opgeruimd.', fr: 'Nettoyé.' },
} as const satisfies Record<string, Localized>;
