import type { Localized } from '@vitrine/shared/contract/locale';

/** What the shop says about accounts. `{minutes}` and the like are filled in. */
export const ACCOUNT_MESSAGES = {
  registered: {
    en: 'Registered. Please consult your mailbox to confirm your email address.',
    nl: 'Je bent geregistreerd. Kijk in je mailbox om je e-mailadres te bevestigen.',
    fr: 'Inscription réussie. Consultez votre messagerie pour confirmer votre adresse e-mail.',
  },
  alreadyRegistered: {
    en: 'This email address has already been registered. Log in, choose a new password, or contact us in case of abuse.',
    nl: 'Dit e-mailadres is al geregistreerd. Log in, kies een nieuw wachtwoord, of neem contact op bij misbruik.',
    fr: 'Cette adresse e-mail est déjà enregistrée. Connectez-vous, choisissez un nouveau mot de passe ou contactez-nous en cas d’abus.',
  },
  loggedIn: {
    en: 'You are logged in. One moment …',
    nl: 'Je bent ingelogd. Een ogenblik …',
    fr: 'Connexion réussie. Un instant…',
  },
  loggedOut: { en: 'Logged out.', nl: 'Je bent uitgelogd.', fr: 'Vous êtes déconnecté.' },
  wrongLogin: {
    en: 'The password or email address you entered is incorrect.',
    nl: 'Het wachtwoord of e-mailadres dat je invulde is niet juist.',
    fr: 'Le mot de passe ou l’adresse e-mail que vous avez saisi est incorrect.',
  },
  signInFirst: {
    en: 'Please sign in first.',
    nl: 'Log eerst in.',
    fr: 'Veuillez d’abord vous connecter.',
  },
  tooManyGuesses: {
    en: 'Too many attempts. Please try again in {minutes} min, or choose a new password.',
    nl: 'Te veel pogingen. Probeer het over {minutes} min. opnieuw, of kies een nieuw wachtwoord.',
    fr: 'Trop de tentatives. Réessayez dans {minutes} min ou choisissez un nouveau mot de passe.',
  },
  tooManyAttempts: {
    en: 'Too many attempts. Please try again in {minutes} min.',
    nl: 'Te veel pogingen. Probeer het over {minutes} min. opnieuw.',
    fr: 'Trop de tentatives. Réessayez dans {minutes} min.',
  },
  mailSent: {
    en: 'Mail sent. Please consult your mailbox.',
    nl: 'De mail is verstuurd. Kijk in je mailbox.',
    fr: 'E-mail envoyé. Veuillez consulter votre messagerie.',
  },
  emailConfirmed: {
    en: 'Your email address is confirmed.',
    nl: 'Je e-mailadres is bevestigd.',
    fr: 'Votre adresse e-mail est confirmée.',
  },
  emailUnconfirmed: {
    en: 'Please consult your mailbox to confirm your email address.',
    nl: 'Kijk in je mailbox om je e-mailadres te bevestigen.',
    fr: 'Veuillez consulter votre messagerie pour confirmer votre adresse e-mail.',
  },
  emailSame: {
    en: 'This is your email address already.',
    nl: 'Dit is al je e-mailadres.',
    fr: 'C’est déjà votre adresse e-mail.',
  },
  emailsDiffer: {
    en: 'Email addresses do not match.',
    nl: 'De e-mailadressen zijn niet gelijk.',
    fr: 'Les adresses e-mail ne correspondent pas.',
  },
  badToken: {
    en: 'Misused or non-existent token.',
    nl: 'Deze link is al gebruikt of bestaat niet.',
    fr: 'Jeton déjà utilisé ou inexistant.',
  },
  wrongRecoveryLink: {
    en: 'Wrong recovery link. It works once and for an hour; please ask for a new one.',
    nl: 'Deze herstellink klopt niet. Hij werkt één keer en een uur lang; vraag een nieuwe aan.',
    fr: 'Lien de récupération incorrect. Il fonctionne une seule fois, pendant une heure ; demandez-en un nouveau.',
  },
  passwordRestored: {
    en: 'Password restored. You can log in with it now.',
    nl: 'Je wachtwoord is hersteld. Je kan er nu mee inloggen.',
    fr: 'Mot de passe rétabli. Vous pouvez maintenant vous connecter.',
  },
  passwordChanged: {
    en: 'Your password is changed. You are logged out everywhere else.',
    nl: 'Je wachtwoord is gewijzigd. Overal elders ben je uitgelogd.',
    fr: 'Votre mot de passe est modifié. Vous êtes déconnecté partout ailleurs.',
  },
  passwordWrong: {
    en: 'This is not your present password.',
    nl: 'Dit is niet je huidige wachtwoord.',
    fr: 'Ce n’est pas votre mot de passe actuel.',
  },
  passwordsDiffer: {
    en: 'Passwords do not match.',
    nl: 'De wachtwoorden zijn niet gelijk.',
    fr: 'Les mots de passe ne correspondent pas.',
  },
  passwordShort: {
    en: 'Please use at least {limit} characters. A few words in a row are easy to remember.',
    nl: 'Gebruik minstens {limit} tekens. Een paar woorden na elkaar onthoud je makkelijk.',
    fr: 'Utilisez au moins {limit} caractères. Quelques mots à la suite se retiennent facilement.',
  },
  passwordLong: {
    en: 'Please use at most {limit} characters.',
    nl: 'Gebruik hoogstens {limit} tekens.',
    fr: 'Utilisez au plus {limit} caractères.',
  },
  passwordCommon: {
    en: 'Many people use this password, so it is among the first that others try. Please choose another.',
    nl: 'Veel mensen gebruiken dit wachtwoord, dus anderen proberen het als eerste. Kies een ander.',
    fr: 'Beaucoup de gens utilisent ce mot de passe ; c’est l’un des premiers essayés. Choisissez-en un autre.',
  },
  passwordPattern: {
    en: 'This password repeats itself or follows the keyboard. Please choose one that is harder to guess.',
    nl: 'Dit wachtwoord herhaalt zich of volgt het toetsenbord. Kies er een dat moeilijker te raden is.',
    fr: 'Ce mot de passe se répète ou suit le clavier. Choisissez-en un plus difficile à deviner.',
  },
  passwordPersonal: {
    en: 'This password contains your email address or the name of the shop. Please choose another.',
    nl: 'In dit wachtwoord staat je e-mailadres of de naam van de winkel. Kies een ander.',
    fr: 'Ce mot de passe contient votre adresse e-mail ou le nom de la boutique. Choisissez-en un autre.',
  },
  choice: { en: 'Please choose one.', nl: 'Maak een keuze.', fr: 'Veuillez faire un choix.' },
  saved: { en: 'Saved.', nl: 'Bewaard.', fr: 'Enregistré.' },
  tooManyAddresses: {
    en: 'Your address book is full at {limit} addresses. Please delete one first.',
    nl: 'Je adresboek is vol met {limit} adressen. Verwijder er eerst een.',
    fr: 'Votre carnet est plein avec {limit} adresses. Supprimez-en d’abord une.',
  },
  addressNotFound: {
    en: 'There is no such address in your address book.',
    nl: 'Dit adres staat niet in je adresboek.',
    fr: 'Cette adresse ne figure pas dans votre carnet.',
  },
  sessionNotFound: {
    en: 'This browser is no longer logged in.',
    nl: 'Deze browser is niet meer ingelogd.',
    fr: 'Ce navigateur n’est plus connecté.',
  },
  claimed: {
    en: 'Your earlier orders are now in your order history.',
    nl: 'Je eerdere bestellingen staan nu in je bestelgeschiedenis.',
    fr: 'Vos commandes précédentes figurent maintenant dans votre historique.',
  },
  newsletterEnded: {
    en: 'You will get no more newsletters.',
    nl: 'Je krijgt geen nieuwsbrieven meer.',
    fr: 'Vous ne recevrez plus de lettres d’information.',
  },
  accountDeleted: {
    en: 'Your account is deleted. A mail confirms it.',
    nl: 'Je account is verwijderd. Een mail bevestigt het.',
    fr: 'Votre compte est supprimé. Un e-mail le confirme.',
  },
} as const satisfies Record<string, Localized>;
