import type { Language } from '@vitrina/contract/languages'

/** Why a row of a table of goods was not saved, and why a change was not taken back. */
type GoodsTexts = {
  refusals: Record<'missing' | 'invalid' | 'unknown' | 'taken' | 'repeated' | 'not-found' | 'changed', string>
  undo: Record<
    'changedBy' | 'changedOutside' | 'in-use' | 'undone-already' | 'not-found' | 'refused' | 'someone' | 'import' | 'exchange',
    string
  >
}

const ru: GoodsTexts = {
  refusals: {
    missing: 'Поле нужно заполнить',
    invalid: 'Такого значения здесь не бывает',
    unknown: 'Такого варианта нет',
    taken: 'Этот артикул уже есть у другого товара',
    repeated: 'Этот товар уже есть в строке выше',
    'not-found': 'Товар не найден',
    changed: 'Товар изменили, пока вы его правили',
  },
  undo: {
    changedBy: 'С тех пор поле изменено: {who}, {when}',
    changedOutside: 'С тех пор поле изменено в обход истории',
    'in-use': 'Товар есть в заказах, корзинах или спецификациях',
    'undone-already': 'Это изменение уже отменено',
    'not-found': 'Товара больше нет',
    refused: 'Прежнее значение больше не подходит',
    someone: 'сотрудник',
    import: 'импорт № {number}',
    exchange: 'пакет обмена № {number}',
  },
}

const en: GoodsTexts = {
  refusals: {
    missing: 'This field is needed',
    invalid: 'The field cannot have this value',
    unknown: 'There is no such option',
    taken: 'Another product has this article',
    repeated: 'This product is in a row above',
    'not-found': 'The product was not found',
    changed: 'The product was changed while you were editing it',
  },
  undo: {
    changedBy: 'The field was changed since: {who}, {when}',
    changedOutside: 'The field was changed since, outside of the history',
    'in-use': 'The product is in orders, carts or specifications',
    'undone-already': 'This change has been undone already',
    'not-found': 'The product is no longer there',
    refused: 'The former value no longer fits',
    someone: 'a member of staff',
    import: 'import No. {number}',
    exchange: 'exchange packet No. {number}',
  },
}

const uz: GoodsTexts = {
  refusals: {
    missing: 'Bu maydonni to‘ldirish kerak',
    invalid: 'Bu yerda bunday qiymat bo‘lmaydi',
    unknown: 'Bunday variant yo‘q',
    taken: 'Bu artikul boshqa mahsulotda bor',
    repeated: 'Bu mahsulot yuqoridagi qatorda bor',
    'not-found': 'Mahsulot topilmadi',
    changed: 'Siz tahrirlayotganda mahsulot o‘zgartirildi',
  },
  undo: {
    changedBy: 'Maydon shundan beri o‘zgartirilgan: {who}, {when}',
    changedOutside: 'Maydon tarixdan tashqari o‘zgartirilgan',
    'in-use': 'Mahsulot buyurtma, savat yoki spetsifikatsiyalarda bor',
    'undone-already': 'Bu o‘zgarish allaqachon bekor qilingan',
    'not-found': 'Mahsulot endi yo‘q',
    refused: 'Avvalgi qiymat endi to‘g‘ri kelmaydi',
    someone: 'xodim',
    import: 'import № {number}',
    exchange: 'almashuv paketi № {number}',
  },
}

const texts: Record<Language, GoodsTexts> = { ru, en, uz }
export const goodsTextsIn = (language: Language): GoodsTexts => texts[language]
