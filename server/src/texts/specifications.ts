import type { Language } from '@vitrina/contract/languages'
import type { Letter } from './letter.ts'
import type { transferOutcomes } from '@vitrina/contract/specifications/specification-shapes'

type Outcome = (typeof transferOutcomes)[number]

/** Words around specifications; `errors` are for fields of what was sent. */
export type SpecificationTexts = {
  errors: Record<'productUnknown' | 'oneProduct' | 'tooManyGroups' | 'tooDeep' | 'notColleague' | 'lineUnknown', string>
  /** Outcome of a line on its way to a cart or another specification. */
  outcomes: Record<Outcome, string>
  copyOf: string
  /** The seller has answered a question about a line. */
  answered: Letter
}

const ru: SpecificationTexts = {
  errors: {
    productUnknown: 'Такого товара нет или он вам не доступен',
    oneProduct: 'У строки может быть только один товар: из каталога или свой',
    tooManyGroups: 'В спецификации может быть не больше {limit} групп',
    tooDeep: 'Группы могут быть вложены не глубже, чем на {limit} уровня',
    lineUnknown: 'Такой строки в спецификации уже нет',
    notColleague: 'Поделиться можно только с коллегами из своей компании',
  },
  outcomes: {
    taken: 'Добавлено: {taken} {unit}',
    rounded: 'Округлено до упаковки: {taken} {unit} вместо {asked}',
    short: 'Добавлено {taken} {unit}, но на складах есть только {stock}',
    replaced: 'Заменено на «{name}»: {taken} {unit}',
    'not-sold': 'Больше не продаётся',
    'no-price': 'Добавлено {taken} {unit} без цены: её назовёт менеджер',
    'raw-text': 'Товар ещё не выбран',
    full: 'Не поместилось: больше {limit} строк добавить нельзя',
  },
  copyOf: '{name} (копия)',
  answered: {
    title: 'Ответ по спецификации «{name}»',
    lines: ['Вы спрашивали: {text}', 'Ответ: {answer}'],
    button: 'Открыть спецификацию',
    sms: 'ответ по спецификации «{name}»: {answer}',
  },
}

const en: SpecificationTexts = {
  errors: {
    productUnknown: 'There is no such product, or it is not yours to use',
    oneProduct: 'A line has one product: of the catalogue or your own',
    tooManyGroups: 'A specification has at most {limit} groups',
    tooDeep: 'Groups stand in each other at most {limit} levels deep',
    lineUnknown: 'The specification no longer has such a line',
    notColleague: 'It can be shared with colleagues of your company only',
  },
  outcomes: {
    taken: 'Added: {taken} {unit}',
    rounded: 'Rounded to the pack: {taken} {unit} instead of {asked}',
    short: 'Added {taken} {unit}, but only {stock} are in stock',
    replaced: 'Replaced by “{name}”: {taken} {unit}',
    'not-sold': 'No longer sold',
    'no-price': 'Added {taken} {unit} without a price: the manager will name it',
    'raw-text': 'No product is chosen yet',
    full: 'Left out: there can be no more than {limit} lines',
  },
  copyOf: '{name} (copy)',
  answered: {
    title: 'An answer on the specification “{name}”',
    lines: ['You asked about: {text}', 'The answer: {answer}'],
    button: 'Open the specification',
    sms: 'an answer on the specification “{name}”: {answer}',
  },
}

const uz: SpecificationTexts = {
  errors: {
    productUnknown: 'Bunday mahsulot yo‘q yoki u sizga ochiq emas',
    oneProduct: 'Qatorda bitta mahsulot bo‘ladi: katalogdan yoki o‘zingizniki',
    tooManyGroups: 'Spetsifikatsiyada ko‘pi bilan {limit} ta guruh bo‘ladi',
    tooDeep: 'Guruhlar ko‘pi bilan {limit} daraja ichma-ich bo‘ladi',
    lineUnknown: 'Spetsifikatsiyada bunday qator endi yo‘q',
    notColleague: 'Faqat o‘z kompaniyangizdagi hamkasblar bilan ulashish mumkin',
  },
  outcomes: {
    taken: 'Qo‘shildi: {taken} {unit}',
    rounded: 'O‘ramgacha yaxlitlandi: {asked} o‘rniga {taken} {unit}',
    short: '{taken} {unit} qo‘shildi, lekin omborlarda faqat {stock} bor',
    replaced: '«{name}» bilan almashtirildi: {taken} {unit}',
    'not-sold': 'Endi sotilmaydi',
    'no-price': '{taken} {unit} narxsiz qo‘shildi: narxni menejer aytadi',
    'raw-text': 'Mahsulot hali tanlanmagan',
    full: 'Sig‘madi: {limit} qatordan ortiq bo‘lmaydi',
  },
  copyOf: '{name} (nusxa)',
  answered: {
    title: '«{name}» spetsifikatsiyasi bo‘yicha javob',
    lines: ['Siz so‘ragansiz: {text}', 'Javob: {answer}'],
    button: 'Spetsifikatsiyani ochish',
    sms: '«{name}» spetsifikatsiyasi bo‘yicha javob: {answer}',
  },
}

const texts: Record<Language, SpecificationTexts> = { ru, en, uz }

export const specificationTextsIn = (language: Language): SpecificationTexts => texts[language]
