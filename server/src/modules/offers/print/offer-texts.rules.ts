import { formatDay } from '@vitrina/contract/days/days.rules'
import type { ShownOffer } from '@vitrina/contract/offers/shown-offer.rules'

const joined = (parts: readonly (string | false | null)[], by = ', ') => parts.filter(Boolean).join(by)

/** As every sheet, the file and its properties name it. */
export const offerTitle = ({ number, sentOn }: Pick<ShownOffer, 'number' | 'sentOn'>): string =>
  `Коммерческое предложение ${number} от ${formatDay(sentOn)}`

export const offerFileName = ({ number, sentOn }: Pick<ShownOffer, 'number' | 'sentOn'>, format: 'pdf' | 'xlsx'): string =>
  `${number.replaceAll('/', '-')} от ${formatDay(sentOn)}.${format}`

export const senderText = ({ sender: { inn, kpp, ogrn, address, phone, email, site } }: ShownOffer): string[] => [
  joined([inn && `ИНН ${inn}`, kpp && `КПП ${kpp}`, ogrn && `ОГРН ${ogrn}`]),
  address,
  joined([phone && `тел. ${phone}`, email, site]),
]

export const bankText = ({ sender: { bank } }: ShownOffer): string =>
  bank ? `р/с ${bank.account} в ${bank.bankName}, БИК ${bank.bik}, к/с ${bank.correspondentAccount}` : ''

const clientText = ({ client: { name, inn, contact } }: ShownOffer): string => joined([name, inn && `ИНН ${inn}`, contact])

/** Labels at the left, words at the right; empty ones are left out. */
export const offerDetails = (shown: ShownOffer): (readonly [string, string])[] =>
  (
    [
      ['Кому', clientText(shown)],
      ['Предмет', shown.name],
      ['Объект', shown.objectName],
      ['Действует по', shown.validUntil ? `${formatDay(shown.validUntil)} включительно` : ''],
    ] as const
  ).filter(([, text]) => text !== '')

export const offerConditions = (shown: ShownOffer): (readonly [string, string])[] =>
  (
    [
      ['Оплата', shown.paymentTerms],
      ['Поставка', shown.deliveryTerms],
    ] as const
  ).filter(([, text]) => text !== '')
