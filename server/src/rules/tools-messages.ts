import type { Localized } from '@vitrine/shared/contract/locale';

/** What the shop says to those who work in it. */
export const TOOLS_MESSAGES = {
  notStaff: {
    en: 'Unauthorized. This page is for those who work in the shop.',
    nl: 'Geen toegang. Deze pagina is voor wie in de winkel werkt.',
    fr: 'Accès refusé. Cette page est réservée à l’équipe de la boutique.',
  },
  secondFactorNeeded: {
    en: 'Please confirm with your authenticator app first.',
    nl: 'Bevestig eerst met je authenticatie-app.',
    fr: 'Veuillez d’abord confirmer avec votre application d’authentification.',
  },
  notAllowed: {
    en: 'Unauthorized. Your role does not allow this. The owner of the shop can change that.',
    nl: 'Geen toegang. Je rol laat dit niet toe. De eigenaar van de winkel kan dat wijzigen.',
    fr: 'Accès refusé. Votre rôle ne le permet pas. Le propriétaire de la boutique peut le modifier.',
  },
  secondFactorSet: {
    en: 'An authenticator app is set up already. Log in with its code.',
    nl: 'Er is al een authenticatie-app ingesteld. Log in met de code daarvan.',
    fr: 'Une application d’authentification est déjà configurée. Connectez-vous avec son code.',
  },
  secondFactorUnset: {
    en: 'No authenticator app is set up yet. Please begin with that.',
    nl: 'Er is nog geen authenticatie-app ingesteld. Begin daarmee.',
    fr: 'Aucune application d’authentification n’est encore configurée. Commencez par là.',
  },
  codeForm: {
    en: 'Please type the six digits that your app shows now.',
    nl: 'Typ de zes cijfers die je app nu toont.',
    fr: 'Saisissez les six chiffres affichés par votre application.',
  },
  codeWrong: {
    en: 'This code is not right. Check that the clock of your phone is, and type the code that shows now.',
    nl: 'Deze code klopt niet. Kijk of de klok van je telefoon juist staat en typ de code die je nu ziet.',
    fr: 'Ce code est incorrect. Vérifiez l’heure de votre téléphone et saisissez le code affiché maintenant.',
  },
  codeUsed: {
    en: 'This code was used already. Please wait for the next one.',
    nl: 'Deze code is al gebruikt. Wacht op de volgende.',
    fr: 'Ce code a déjà servi. Attendez le suivant.',
  },
  changedMeanwhile: {
    en: 'Somebody changed this in the meantime. Nothing was overwritten.',
    nl: 'Iemand heeft dit ondertussen gewijzigd. Er is niets overschreven.',
    fr: 'Quelqu’un a modifié ceci entre-temps. Rien n’a été écrasé.',
  },
  auditNotFound: {
    en: 'There is no such entry in the log.',
    nl: 'Deze regel staat niet in het logboek.',
    fr: 'Cette entrée ne figure pas dans le journal.',
  },
  notUndoable: {
    en: 'This can no longer be undone: it is more than a day old, was undone already, or cannot be taken back.',
    nl: 'Dit kan niet meer ongedaan worden gemaakt: het is meer dan een dag oud, is al teruggedraaid, of kan niet terug.',
    fr: 'Impossible d’annuler : l’action date de plus d’un jour, a déjà été annulée ou ne peut pas l’être.',
  },
  backupTaking: {
    en: 'A backup is being taken already. It will stand in the list when it is whole.',
    nl: 'Er wordt al een back-up gemaakt. Die staat in de lijst zodra hij klaar is.',
    fr: 'Une sauvegarde est déjà en cours. Elle figurera dans la liste une fois terminée.',
  },
  backupNotFound: {
    en: 'There is no such backup. It may have been thrown away.',
    nl: 'Deze back-up bestaat niet. Misschien is hij weggegooid.',
    fr: 'Cette sauvegarde n’existe pas. Elle a peut-être été supprimée.',
  },
  undone: { en: 'Undone.', nl: 'Ongedaan gemaakt.', fr: 'Annulé.' },
} as const satisfies Record<string, Localized>;
