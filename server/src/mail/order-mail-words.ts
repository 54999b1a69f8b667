import type { Localized } from '@vitrine/shared/contract/locale';

interface Words {
  subject: Localized;
  /** First paragraph. */
  intro: Localized;
}

/** What each mail about an order says. `{reference}` and `{amount}` are filled in. */
export const ORDER_MAIL_WORDS = {
  'order-received': {
    subject: {
      en: 'Your order {reference}',
      nl: 'Je bestelling {reference}',
      fr: 'Votre commande {reference}',
    },
    intro: {
      en: 'Thank you. We have received your order and keep its specimens aside for you.',
      nl: 'Dank je wel. We hebben je bestelling ontvangen en reserveren je loten.',
      fr: 'Merci. Nous avons reçu votre commande et mettons ses spécimens de côté pour vous.',
    },
  },
  'transfer-received': {
    subject: {
      en: 'Your order {reference}: how to pay',
      nl: 'Je bestelling {reference}: hoe te betalen',
      fr: 'Votre commande {reference} : comment payer',
    },
    intro: {
      en: 'Thank you. We have received your order and keep its specimens aside until your transfer arrives. Please use the communication exactly as it stands here.',
      nl: 'Dank je wel. We hebben je bestelling ontvangen en reserveren je loten tot je overschrijving er is. Neem de mededeling precies zo over.',
      fr: 'Merci. Nous avons reçu votre commande et mettons ses spécimens de côté jusqu’à l’arrivée de votre virement. Reprenez la communication exactement comme ci-dessous.',
    },
  },
  'transfer-reminder': {
    subject: {
      en: 'Still to be paid: order {reference}',
      nl: 'Nog te betalen: bestelling {reference}',
      fr: 'Encore à payer : commande {reference}',
    },
    intro: {
      en: 'Your transfer has not arrived yet. We keep your specimens aside until the date below. If you have paid in the meantime, you need do nothing.',
      nl: 'Je overschrijving is er nog niet. Je loten blijven gereserveerd tot de datum hieronder. Heb je intussen betaald, dan hoef je niets te doen.',
      fr: 'Votre virement ne nous est pas encore parvenu. Nous gardons vos spécimens jusqu’à la date ci-dessous. Si vous avez payé entre-temps, vous n’avez rien à faire.',
    },
  },
  'payment-received': {
    subject: {
      en: 'Payment received for order {reference}',
      nl: 'Betaling ontvangen voor bestelling {reference}',
      fr: 'Paiement reçu pour la commande {reference}',
    },
    intro: {
      en: 'We have received your payment of {amount}. Your specimens are yours; we now pack them with care.',
      nl: 'We hebben je betaling van {amount} ontvangen. De loten zijn van jou; we pakken ze nu met zorg in.',
      fr: 'Nous avons reçu votre paiement de {amount}. Les spécimens sont à vous ; nous les emballons avec soin.',
    },
  },
  'order-cancelled': {
    subject: {
      en: 'Order {reference} is cancelled',
      nl: 'Bestelling {reference} is geannuleerd',
      fr: 'La commande {reference} est annulée',
    },
    intro: {
      en: 'We received no payment in time, so we have cancelled your order. You owe nothing. What is still there can be ordered again.',
      nl: 'We ontvingen niet op tijd een betaling en hebben je bestelling daarom geannuleerd. Je bent niets verschuldigd. Wat er nog is, kan je opnieuw bestellen.',
      fr: 'Faute de paiement à temps, nous avons annulé votre commande. Vous ne devez rien. Ce qui reste peut être commandé à nouveau.',
    },
  },
  'order-shipped': {
    subject: {
      en: 'Order {reference} is on its way',
      nl: 'Bestelling {reference} is onderweg',
      fr: 'La commande {reference} est en route',
    },
    intro: {
      en: 'Your parcel has left us with {carrier}. Open it with care: the specimens are fragile.',
      nl: 'Je pakje is vertrokken met {carrier}. Open het voorzichtig: de exemplaren zijn breekbaar.',
      fr: 'Votre colis est parti avec {carrier}. Ouvrez-le avec précaution : les spécimens sont fragiles.',
    },
  },
  'cancelled-by-shop': {
    subject: {
      en: 'Order {reference} is cancelled',
      nl: 'Bestelling {reference} is geannuleerd',
      fr: 'La commande {reference} est annulée',
    },
    intro: {
      en: 'We have cancelled your order. You owe nothing. Please answer this mail if you have a question.',
      nl: 'We hebben je bestelling geannuleerd. Je bent niets verschuldigd. Beantwoord deze mail gerust als je een vraag hebt.',
      fr: 'Nous avons annulé votre commande. Vous ne devez rien. Pour toute question, répondez à cet e-mail.',
    },
  },
  'cancelled-and-repaid': {
    subject: {
      en: 'Order {reference} is cancelled',
      nl: 'Bestelling {reference} is geannuleerd',
      fr: 'La commande {reference} est annulée',
    },
    intro: {
      en: 'We have cancelled your order. {amount} goes back the way you paid it. Please answer this mail if you have a question.',
      nl: 'We hebben je bestelling geannuleerd. {amount} komt terug langs de weg waarlangs je betaalde. Beantwoord deze mail gerust als je een vraag hebt.',
      fr: 'Nous avons annulé votre commande. {amount} vous sont remboursés par le même moyen de paiement. Pour toute question, répondez à cet e-mail.',
    },
  },
  'withdrawal-received': {
    subject: {
      en: 'We received your withdrawal from order {reference}',
      nl: 'We ontvingen je herroeping van bestelling {reference}',
      fr: 'Nous avons reçu votre rétractation concernant la commande {reference}',
    },
    intro: {
      en: 'On {at} we received your withdrawal from: {insects}. Please send them back within 14 days, packed as they came, to the address at the foot of this mail. When they are here we pay back {amount}.',
      nl: 'Op {at} ontvingen we je herroeping van: {insects}. Stuur ze binnen 14 dagen terug, verpakt zoals ze kwamen, naar het adres onderaan deze mail. Zodra ze hier zijn, betalen we {amount} terug.',
      fr: 'Le {at}, nous avons reçu votre rétractation pour : {insects}. Renvoyez-les dans les 14 jours, emballés comme à l’arrivée, à l’adresse indiquée au bas de cet e-mail. Dès leur réception, nous remboursons {amount}.',
    },
  },
  'withdrawn-before-shipping': {
    subject: {
      en: 'We received your withdrawal from order {reference}',
      nl: 'We ontvingen je herroeping van bestelling {reference}',
      fr: 'Nous avons reçu votre rétractation concernant la commande {reference}',
    },
    intro: {
      en: 'On {at} we received your withdrawal from: {insects}. Nothing had been sent yet, so you need do nothing. What goes back to you: {amount}.',
      nl: 'Op {at} ontvingen we je herroeping van: {insects}. Er was nog niets verzonden, dus je hoeft niets te doen. Je krijgt terug: {amount}.',
      fr: 'Le {at}, nous avons reçu votre rétractation pour : {insects}. Rien n’était encore expédié, vous n’avez rien à faire. Montant remboursé : {amount}.',
    },
  },
  refunded: {
    subject: {
      en: 'Your money for order {reference} is on its way back',
      nl: 'Je geld voor bestelling {reference} komt terug',
      fr: 'Votre remboursement pour la commande {reference}',
    },
    intro: {
      en: 'We have paid back {amount}, the way you paid. Banks may take a few days to show it.',
      nl: 'We hebben {amount} teruggestort, langs de weg waarlangs je betaalde. Bij sommige banken duurt het een paar dagen voor je het ziet.',
      fr: 'Nous vous avons remboursé {amount} par le même moyen de paiement. Selon votre banque, le montant apparaît sous quelques jours.',
    },
  },
  'too-late': {
    subject: {
      en: 'Your payment for order {reference} is returned',
      nl: 'Je betaling voor bestelling {reference} wordt teruggestort',
      fr: 'Votre paiement pour la commande {reference} est remboursé',
    },
    intro: {
      en: 'Your payment of {amount} came after the time for it, when someone else had taken the specimens. We return the full amount the way you paid it, within 14 days.',
      nl: 'Je betaling van {amount} kwam na de termijn, toen iemand anders de loten al had. We storten het volledige bedrag binnen 14 dagen terug, langs de weg waarlangs je betaalde.',
      fr: 'Votre paiement de {amount} est arrivé après le délai, alors que les spécimens étaient partis. Nous remboursons la totalité dans les 14 jours, par le même moyen de paiement.',
    },
  },
  'paid-after-cancel': {
    subject: {
      en: 'Your payment for order {reference} is returned',
      nl: 'Je betaling voor bestelling {reference} wordt teruggestort',
      fr: 'Votre paiement pour la commande {reference} est remboursé',
    },
    intro: {
      en: 'Your payment of {amount} came after this order had been cancelled. We return the full amount the way you paid it, within 14 days.',
      nl: 'Je betaling van {amount} kwam nadat deze bestelling geannuleerd was. We storten het volledige bedrag binnen 14 dagen terug, langs de weg waarlangs je betaalde.',
      fr: 'Votre paiement de {amount} est arrivé après l’annulation de cette commande. Nous remboursons la totalité dans les 14 jours, par le même moyen de paiement.',
    },
  },
  'paid-twice': {
    subject: {
      en: 'You paid order {reference} twice',
      nl: 'Je betaalde bestelling {reference} twee keer',
      fr: 'Vous avez payé deux fois la commande {reference}',
    },
    intro: {
      en: 'We received a second payment of {amount} for your order. We return it the way you paid it, within 14 days. Your order goes on as it was.',
      nl: 'We kregen een tweede betaling van {amount} voor je bestelling. We storten ze binnen 14 dagen terug, langs de weg waarlangs je betaalde. Je bestelling loopt gewoon door.',
      fr: 'Nous avons reçu un second paiement de {amount} pour votre commande. Nous le remboursons dans les 14 jours, par le même moyen de paiement. Votre commande suit son cours.',
    },
  },
} as const satisfies Record<string, Words>;

export type OrderMailKind = keyof typeof ORDER_MAIL_WORDS;
