import type { Localized } from '@vitrine/shared/contract/locale';

interface Words {
  subject: Localized;
  text: Localized;
  /** Under the button, or under the text where there is none. */
  note: Localized;
  button?: Localized;
}

/** What the mails about an account say. `{email}` is filled in. */
export const ACCOUNT_WORDS = {
  'account-confirm': {
    subject: {
      en: 'Confirm your email address',
      nl: 'Bevestig je e-mailadres',
      fr: 'Confirmez votre adresse e-mail',
    },
    text: {
      en: 'An account was opened with this address. Confirm that the address is yours, and orders that you placed earlier without login can be added to it.',
      nl: 'Met dit adres is een account gemaakt. Bevestig dat het adres van jou is; bestellingen die je vroeger zonder login plaatste, kan je er dan aan toevoegen.',
      fr: 'Un compte a été ouvert avec cette adresse. Confirmez qu’elle est à vous ; vous pourrez alors y ajouter les commandes passées auparavant sans connexion.',
    },
    button: { en: 'Confirm on our site', nl: 'Bevestigen op onze site', fr: 'Confirmer sur notre site' },
    note: {
      en: 'The link works once, for 24 hours. If it was not you, do not confirm: without it the account shows nothing of you. Choosing a new password on our login page makes it yours.',
      nl: 'De link werkt één keer, 24 uur lang. Was jij het niet, bevestig dan niet: zonder bevestiging toont het account niets van jou. Kies je op onze inlogpagina een nieuw wachtwoord, dan is het van jou.',
      fr: 'Le lien fonctionne une fois, pendant 24 heures. Si ce n’était pas vous, ne confirmez pas : sans cela, le compte ne montre rien de vous. En choisissant un nouveau mot de passe sur notre page de connexion, vous le faites vôtre.',
    },
  },
  'account-recovery': {
    subject: {
      en: 'Choose a new password',
      nl: 'Kies een nieuw wachtwoord',
      fr: 'Choisissez un nouveau mot de passe',
    },
    text: {
      en: 'Somebody, probably you, asked for a new password for the account with this address.',
      nl: 'Iemand, wellicht jij, vroeg een nieuw wachtwoord voor het account met dit adres.',
      fr: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le compte lié à cette adresse.',
    },
    button: {
      en: 'Choose a new password',
      nl: 'Een nieuw wachtwoord kiezen',
      fr: 'Choisir un nouveau mot de passe',
    },
    note: {
      en: 'The link works once, for an hour. If it was not you, do nothing: your password stays as it is.',
      nl: 'De link werkt één keer, een uur lang. Was jij het niet, doe dan niets: je wachtwoord blijft zoals het is.',
      fr: 'Le lien fonctionne une fois, pendant une heure. Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.',
    },
  },
  'account-new-email': {
    subject: {
      en: 'Confirm your new email address',
      nl: 'Bevestig je nieuwe e-mailadres',
      fr: 'Confirmez votre nouvelle adresse e-mail',
    },
    text: {
      en: 'You want to use this address for your account. Confirm that it is yours; until then the present one holds.',
      nl: 'Je wilt dit adres voor je account gebruiken. Bevestig dat het van jou is; tot dan geldt het huidige.',
      fr: 'Vous souhaitez utiliser cette adresse pour votre compte. Confirmez qu’elle est à vous ; d’ici là, l’adresse actuelle reste valable.',
    },
    button: { en: 'Confirm on our site', nl: 'Bevestigen op onze site', fr: 'Confirmer sur notre site' },
    note: {
      en: 'The link works once, for 24 hours. If it was not you, do nothing.',
      nl: 'De link werkt één keer, 24 uur lang. Was jij het niet, doe dan niets.',
      fr: 'Le lien fonctionne une fois, pendant 24 heures. Si ce n’était pas vous, ne faites rien.',
    },
  },
  'account-email-leaving': {
    subject: {
      en: 'Your account is to get another email address',
      nl: 'Je account krijgt een ander e-mailadres',
      fr: 'Votre compte va changer d’adresse e-mail',
    },
    text: {
      en: 'A change of the address of your account to {email} was asked for. It takes effect once the new address is confirmed.',
      nl: 'Er is gevraagd om het adres van je account te wijzigen in {email}. Dat gebeurt zodra het nieuwe adres bevestigd is.',
      fr: 'Il a été demandé de remplacer l’adresse de votre compte par {email}. Le changement prend effet dès que la nouvelle adresse est confirmée.',
    },
    button: {
      en: 'It was not me: choose a new password',
      nl: 'Ik was het niet: een nieuw wachtwoord kiezen',
      fr: 'Ce n’était pas moi : choisir un nouveau mot de passe',
    },
    note: {
      en: 'A new password ends every login and drops the change of address.',
      nl: 'Een nieuw wachtwoord beëindigt elke login en laat de adreswijziging vallen.',
      fr: 'Un nouveau mot de passe met fin à toutes les connexions et annule le changement d’adresse.',
    },
  },
  'account-password-changed': {
    subject: {
      en: 'Your password was changed',
      nl: 'Je wachtwoord is gewijzigd',
      fr: 'Votre mot de passe a été modifié',
    },
    text: {
      en: 'The password of your account was changed just now. Every other login has ended.',
      nl: 'Het wachtwoord van je account is daarnet gewijzigd. Elke andere login is beëindigd.',
      fr: 'Le mot de passe de votre compte vient d’être modifié. Toutes les autres connexions ont pris fin.',
    },
    button: {
      en: 'It was not me: choose a new password',
      nl: 'Ik was het niet: een nieuw wachtwoord kiezen',
      fr: 'Ce n’était pas moi : choisir un nouveau mot de passe',
    },
    note: {
      en: 'If it was you, there is nothing to do.',
      nl: 'Was jij het, dan hoef je niets te doen.',
      fr: 'Si c’était vous, il n’y a rien à faire.',
    },
  },
  'account-deleted': {
    subject: {
      en: 'Your account is deleted',
      nl: 'Je account is verwijderd',
      fr: 'Votre compte est supprimé',
    },
    text: {
      en: 'Your account, your address book and your logins are deleted. This is our last mail about it.',
      nl: 'Je account, je adresboek en je logins zijn verwijderd. Dit is onze laatste mail erover.',
      fr: 'Votre compte, votre carnet d’adresses et vos connexions sont supprimés. Ceci est notre dernier message à ce sujet.',
    },
    note: {
      en: 'We keep what stands on the invoices of paid orders, as the law asks. For orders on their way we keep your email address until they are settled.',
      nl: 'Wat op de facturen van betaalde bestellingen staat, bewaren we zoals de wet vraagt. Voor lopende bestellingen bewaren we je e-mailadres tot ze afgehandeld zijn.',
      fr: 'Nous conservons ce qui figure sur les factures des commandes payées, comme la loi le demande. Pour les commandes en cours, nous gardons votre adresse e-mail jusqu’à leur règlement.',
    },
  },
  'staff-invitation': {
    subject: {
      en: 'You are invited to work in our shop',
      nl: 'Je bent uitgenodigd om in onze winkel te werken',
      fr: 'Vous êtes invité(e) à travailler dans notre boutique',
    },
    text: {
      en: 'The owner of the shop has made you a place among its staff. Choose a password of at least 15 signs; at the first login you connect an authenticator app.',
      nl: 'De eigenaar van de winkel heeft een plaats voor je gemaakt in het team. Kies een wachtwoord van minstens 15 tekens; bij het eerste inloggen koppel je een authenticatie-app.',
      fr: 'Le propriétaire de la boutique vous a réservé une place dans l’équipe. Choisissez un mot de passe d’au moins 15 caractères ; à la première connexion, vous reliez une application d’authentification.',
    },
    button: { en: 'Choose a password', nl: 'Een wachtwoord kiezen', fr: 'Choisir un mot de passe' },
    note: {
      en: 'The link works once, for three days. If you do not know what this is about, do nothing.',
      nl: 'De link werkt één keer, drie dagen lang. Weet je niet waarover dit gaat, doe dan niets.',
      fr: 'Le lien fonctionne une fois, pendant trois jours. Si vous ne savez pas de quoi il s’agit, ne faites rien.',
    },
  },
  'staff-second-factor-set': {
    subject: {
      en: 'An authenticator app is connected to your account',
      nl: 'Er is een authenticatie-app aan je account gekoppeld',
      fr: 'Une application d’authentification est reliée à votre compte',
    },
    text: {
      en: 'From now on every login to the tools of the shop asks for a code of this app.',
      nl: 'Vanaf nu vraagt elke login in het beheer van de winkel een code van deze app.',
      fr: 'Désormais, chaque connexion aux outils de la boutique demande un code de cette application.',
    },
    button: {
      en: 'It was not me: choose a new password',
      nl: 'Ik was het niet: een nieuw wachtwoord kiezen',
      fr: 'Ce n’était pas moi : choisir un nouveau mot de passe',
    },
    note: {
      en: 'If it was not you, also tell the owner of the shop, who can take the app away again.',
      nl: 'Was jij het niet, verwittig dan ook de eigenaar van de winkel: die kan de app weer loskoppelen.',
      fr: 'Si ce n’était pas vous, prévenez aussi le propriétaire de la boutique, qui peut retirer l’application.',
    },
  },
  'staff-second-factor-reset': {
    subject: {
      en: 'Your authenticator app was disconnected',
      nl: 'Je authenticatie-app is losgekoppeld',
      fr: 'Votre application d’authentification a été retirée',
    },
    text: {
      en: 'The second factor of your account in the shop was reset, and every login has ended. At your next login you connect an app anew.',
      nl: 'De tweede factor van je account in de winkel is gewist en elke login is beëindigd. Bij je volgende login koppel je opnieuw een app.',
      fr: 'Le second facteur de votre compte dans la boutique a été réinitialisé et toutes les connexions ont pris fin. À la prochaine connexion, vous reliez de nouveau une application.',
    },
    button: {
      en: 'I did not ask for it: choose a new password',
      nl: 'Ik vroeg dit niet: een nieuw wachtwoord kiezen',
      fr: 'Je ne l’ai pas demandé : choisir un nouveau mot de passe',
    },
    note: {
      en: 'If you asked for it, there is nothing to do until then.',
      nl: 'Vroeg je het zelf, dan hoef je tot dan niets te doen.',
      fr: 'Si vous l’avez demandé, il n’y a rien à faire d’ici là.',
    },
  },
} as const satisfies Record<string, Words>;

export type AccountMailKind = keyof typeof ACCOUNT_WORDS;
