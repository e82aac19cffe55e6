import type { Language } from '@vitrina/contract/languages'

/** Words around the purchasing board; `errors` are for fields of what was sent. */
export type PurchasingTexts = { errors: Record<'notColleague' | 'noProduct' | 'tooMuch', string> }

const texts: Record<Language, PurchasingTexts> = {
  ru: {
    errors: {
      notColleague: 'Ответственным может быть только коллега из вашей компании',
      noProduct: 'У строки должен быть товар: из каталога или свой',
      tooMuch: 'Столько в одной строке быть не может',
    },
  },
  en: {
    errors: {
      notColleague: 'Only a colleague of your company can be responsible',
      noProduct: 'A line needs a product: of the catalogue or your own',
      tooMuch: 'One line cannot hold that much',
    },
  },
  uz: {
    errors: {
      notColleague: 'Faqat kompaniyangizdagi hamkasb mas’ul bo‘la oladi',
      noProduct: 'Qatorda mahsulot bo‘lishi kerak: katalogdan yoki o‘zingizniki',
      tooMuch: 'Bitta qatorda buncha bo‘lmaydi',
    },
  },
}

export const purchasingTextsIn = (language: Language): PurchasingTexts => texts[language]
