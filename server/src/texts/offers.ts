import type { Language } from '@vitrina/contract/languages'
import type { ChoiceProblem } from '@vitrina/contract/offers/offer-choice.rules'
import type { Letter } from './letter.ts'

/** Messages to the maker of an offer about its client. */
export type OwnerLetter = 'viewed' | 'accepted' | 'declined' | 'asked' | 'expiring'

/** Words around offers; `errors` and `choice` are for fields of what was sent. */
export type OfferTexts = {
  newOffer: string
  copyOf: string
  /** Name of the cart that takes an accepted offer. */
  cartName: string
  errors: Record<'productUnknown' | 'entityUnknown' | 'empty' | 'unpriced' | 'pastDay', string>
  choice: Record<ChoiceProblem['code'], string>
  /** To the client, in the name of the maker's company. */
  letter: Record<'subject' | 'text' | 'until' | 'button' | 'footer' | 'footerWithAddress' | 'answerSubject', string>
  toOwner: Record<OwnerLetter, Letter>
}

const ru: OfferTexts = {
  newOffer: 'Новое предложение',
  copyOf: '{name} (копия)',
  cartName: '{number} {name}',
  errors: {
    productUnknown: 'Такого товара нет или он вам не доступен',
    entityUnknown: 'Такого юрлица у вашей компании нет',
    empty: 'Добавьте хотя бы одну строку',
    unpriced: 'У строки нет цены: задайте её или закупочную цену',
    pastDay: 'Срок действия уже прошёл',
  },
  choice: {
    unknown: 'Такой строки в предложении нет',
    'not-choosable': 'Эта строка входит в предложение всегда',
    'one-of': 'Выберите ровно один вариант',
    'fixed-amount': 'Количество в этой строке изменить нельзя',
    'out-of-limits': 'Количество может быть от {from} до {to}',
    decimals: 'Слишком много знаков после запятой',
  },
  letter: {
    subject: 'Коммерческое предложение {number}: {name}',
    text: 'Здравствуйте! Направляем вам коммерческое предложение «{name}».',
    until: 'Предложение действует по {until} включительно.',
    button: 'Открыть предложение',
    footer: 'Письмо отправлено по поручению компании {company}.',
    footerWithAddress: 'Письмо отправлено по поручению компании {company}. Ответить можно по адресу {email}.',
    answerSubject: 'Ответ по предложению {number}',
  },
  toOwner: {
    viewed: {
      title: 'Клиент открыл предложение {number}',
      lines: ['{client}: предложение «{name}» просмотрено.'],
      button: 'Открыть предложение',
      sms: 'клиент открыл предложение {number}',
    },
    accepted: {
      title: 'Предложение {number} принято',
      lines: ['{client}: предложение «{name}» принято на сумму {sum}.', 'Принял: {by}'],
      button: 'Открыть и заказать',
      sms: 'предложение {number} принято, {sum}',
    },
    declined: {
      title: 'Предложение {number} отклонено',
      lines: ['{client}: предложение «{name}» отклонено.', 'Причина: {reason}'],
      button: 'Открыть предложение',
      sms: 'предложение {number} отклонено',
    },
    asked: {
      title: 'Вопрос по предложению {number}',
      lines: ['{client} спрашивает о предложении «{name}»:', '{text}'],
      button: 'Ответить',
      sms: 'вопрос по предложению {number}',
    },
    expiring: {
      title: 'Предложение {number} скоро закончится',
      lines: [
        '{client} ещё не ответил на предложение «{name}». Оно действует по {until} включительно.',
        'Напомните клиенту или отправьте новую версию.',
      ],
      button: 'Открыть предложение',
      sms: 'предложение {number} действует по {until}, ответа нет',
    },
  },
}

const en: OfferTexts = {
  newOffer: 'New offer',
  copyOf: '{name} (copy)',
  cartName: '{number} {name}',
  errors: {
    productUnknown: 'There is no such product, or it is not yours to use',
    entityUnknown: 'Your company has no such legal entity',
    empty: 'Add at least one line',
    unpriced: 'The line has no price: set it, or its cost',
    pastDay: 'The last day of the offer is over',
  },
  choice: {
    unknown: 'The offer has no such line',
    'not-choosable': 'This line is always a part of the offer',
    'one-of': 'Choose exactly one variant',
    'fixed-amount': 'The amount of this line cannot be changed',
    'out-of-limits': 'The amount can be from {from} to {to}',
    decimals: 'Too many decimals',
  },
  letter: {
    subject: 'Offer {number}: {name}',
    text: 'Hello! Here is our offer “{name}”.',
    until: 'The offer is valid through {until}.',
    button: 'Open the offer',
    footer: 'This letter was sent on behalf of {company}.',
    footerWithAddress: 'This letter was sent on behalf of {company}. You can answer to {email}.',
    answerSubject: 'An answer on offer {number}',
  },
  toOwner: {
    viewed: {
      title: 'The client has opened offer {number}',
      lines: ['{client}: the offer “{name}” was viewed.'],
      button: 'Open the offer',
      sms: 'the client has opened offer {number}',
    },
    accepted: {
      title: 'Offer {number} is accepted',
      lines: ['{client}: the offer “{name}” is accepted for {sum}.', 'Accepted by: {by}'],
      button: 'Open and order',
      sms: 'offer {number} is accepted, {sum}',
    },
    declined: {
      title: 'Offer {number} is declined',
      lines: ['{client}: the offer “{name}” is declined.', 'Reason: {reason}'],
      button: 'Open the offer',
      sms: 'offer {number} is declined',
    },
    asked: {
      title: 'A question on offer {number}',
      lines: ['{client} asks about the offer “{name}”:', '{text}'],
      button: 'Answer',
      sms: 'a question on offer {number}',
    },
    expiring: {
      title: 'Offer {number} ends soon',
      lines: [
        '{client} has not answered the offer “{name}” yet. It is valid through {until}.',
        'Remind the client, or send a new version.',
      ],
      button: 'Open the offer',
      sms: 'offer {number} is valid through {until}, no answer yet',
    },
  },
}

const uz: OfferTexts = {
  newOffer: 'Yangi taklif',
  copyOf: '{name} (nusxa)',
  cartName: '{number} {name}',
  errors: {
    productUnknown: 'Bunday mahsulot yo‘q yoki u sizga ochiq emas',
    entityUnknown: 'Kompaniyangizda bunday yuridik shaxs yo‘q',
    empty: 'Kamida bitta qator qo‘shing',
    unpriced: 'Qatorning narxi yo‘q: uni yoki xarid narxini kiriting',
    pastDay: 'Amal qilish muddati o‘tib ketgan',
  },
  choice: {
    unknown: 'Taklifda bunday qator yo‘q',
    'not-choosable': 'Bu qator doim taklif tarkibida',
    'one-of': 'Aynan bitta variantni tanlang',
    'fixed-amount': 'Bu qatordagi miqdorni o‘zgartirib bo‘lmaydi',
    'out-of-limits': 'Miqdor {from} dan {to} gacha bo‘lishi mumkin',
    decimals: 'Verguldan keyin juda ko‘p raqam',
  },
  letter: {
    subject: 'Tijorat taklifi {number}: {name}',
    text: 'Assalomu alaykum! Sizga «{name}» tijorat taklifini yuboramiz.',
    until: 'Taklif {until} kuni oxirigacha amal qiladi.',
    button: 'Taklifni ochish',
    footer: 'Xat {company} kompaniyasi nomidan yuborildi.',
    footerWithAddress: 'Xat {company} kompaniyasi nomidan yuborildi. Javob uchun manzil: {email}.',
    answerSubject: '{number} taklifi bo‘yicha javob',
  },
  toOwner: {
    viewed: {
      title: 'Mijoz {number} taklifini ochdi',
      lines: ['{client}: «{name}» taklifi ko‘rildi.'],
      button: 'Taklifni ochish',
      sms: 'mijoz {number} taklifini ochdi',
    },
    accepted: {
      title: '{number} taklifi qabul qilindi',
      lines: ['{client}: «{name}» taklifi {sum} ga qabul qilindi.', 'Qabul qildi: {by}'],
      button: 'Ochish va buyurtma berish',
      sms: '{number} taklifi qabul qilindi, {sum}',
    },
    declined: {
      title: '{number} taklifi rad etildi',
      lines: ['{client}: «{name}» taklifi rad etildi.', 'Sabab: {reason}'],
      button: 'Taklifni ochish',
      sms: '{number} taklifi rad etildi',
    },
    asked: {
      title: '{number} taklifi bo‘yicha savol',
      lines: ['{client} «{name}» taklifi haqida so‘rayapti:', '{text}'],
      button: 'Javob berish',
      sms: '{number} taklifi bo‘yicha savol',
    },
    expiring: {
      title: '{number} taklifi muddati tugayapti',
      lines: [
        '{client} «{name}» taklifiga hali javob bermadi. U {until} kuni oxirigacha amal qiladi.',
        'Mijozga eslating yoki yangi versiya yuboring.',
      ],
      button: 'Taklifni ochish',
      sms: '{number} taklifi {until} gacha amal qiladi, javob yo‘q',
    },
  },
}

const texts: Record<Language, OfferTexts> = { ru, en, uz }

export const offerTextsIn = (language: Language): OfferTexts => texts[language]
