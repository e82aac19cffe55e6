import type { RefusalReason } from '@vitrina/contract/goods-import/goods-import.rules'
import type { Language } from '@vitrina/contract/languages'

type GoodsImportTexts = {
  /** Why a row was refused; `{about}` is the code or value in question. */
  reasons: Record<RefusalReason, string>
  /** Why a value was not taken back. */
  kept: string
  failed: Record<'gone' | 'in-use' | 'not-written', string>
  /** The column and the name of the file of refused rows. */
  reasonColumn: string
  refusedFile: string
}

const ru: GoodsImportTexts = {
  reasons: {
    'no-code': 'Нет кода товара',
    'unknown-code': 'Товара с кодом «{about}» нет в каталоге',
    'ambiguous-code': 'Код «{about}» есть у нескольких товаров: укажите наш артикул или бренд',
    'bad-price': 'Цена «{about}» не читается однозначно или не больше нуля',
    'bad-stock': 'Остаток «{about}» не читается однозначно',
    'bad-number': 'Число «{about}» не читается однозначно',
    'too-long': 'Код длиннее 100 знаков: «{about}»',
    repeated: 'Повторяет строку {about}',
    'no-name': 'Нет наименования: новый товар без него не заводится',
    'no-section': 'Нет раздела: новый товар без него не заводится',
    'unknown-unit': 'Единицы «{about}» нет в справочнике',
    'unknown-country': 'Страны «{about}» нет в справочнике',
    'bad-field': 'Поле «{about}» не подходит товару',
    gone: 'Товара больше нет в каталоге',
    'not-written': 'Строку не удалось записать: {about}',
  },
  kept: 'Изменено после загрузки, сейчас {about}',
  failed: {
    gone: 'Товара больше нет в каталоге',
    'in-use': 'Товар уже есть в заказах или у покупателей',
    'not-written': 'Не удалось записать прежнее значение',
  },
  reasonColumn: 'Причина отказа',
  refusedFile: 'Отказы загрузки {id}',
}

const en: GoodsImportTexts = {
  reasons: {
    'no-code': 'There is no product code',
    'unknown-code': 'There is no product with the code “{about}”',
    'ambiguous-code': 'Several products have the code “{about}”: give our article or the brand',
    'bad-price': 'The price “{about}” cannot be read in one way only or is not above zero',
    'bad-stock': 'The stock “{about}” cannot be read in one way only',
    'bad-number': 'The number “{about}” cannot be read in one way only',
    'too-long': 'The code is longer than 100 signs: “{about}”',
    repeated: 'Repeats row {about}',
    'no-name': 'There is no name: a new product needs one',
    'no-section': 'There is no section: a new product needs one',
    'unknown-unit': 'The unit “{about}” is not known',
    'unknown-country': 'The country “{about}” is not known',
    'bad-field': 'The field “{about}” does not fit the product',
    gone: 'The product is no longer in the catalogue',
    'not-written': 'The row could not be written: {about}',
  },
  kept: 'Changed after the import, now {about}',
  failed: {
    gone: 'The product is no longer in the catalogue',
    'in-use': 'The product is in orders or with buyers already',
    'not-written': 'The former value could not be written',
  },
  reasonColumn: 'Reason of refusal',
  refusedFile: 'Refused rows of import {id}',
}

const uz: GoodsImportTexts = {
  reasons: {
    'no-code': 'Mahsulot kodi yo‘q',
    'unknown-code': '«{about}» kodli mahsulot katalogda yo‘q',
    'ambiguous-code': '«{about}» kodi bir nechta mahsulotda bor: bizning artikul yoki brendni ko‘rsating',
    'bad-price': '«{about}» narxi bir ma’noda o‘qilmaydi yoki noldan katta emas',
    'bad-stock': '«{about}» qoldig‘i bir ma’noda o‘qilmaydi',
    'bad-number': '«{about}» soni bir ma’noda o‘qilmaydi',
    'too-long': 'Kod 100 belgidan uzun: «{about}»',
    repeated: '{about}-qatorni takrorlaydi',
    'no-name': 'Nomi yo‘q: yangi mahsulot usiz ochilmaydi',
    'no-section': 'Bo‘limi yo‘q: yangi mahsulot usiz ochilmaydi',
    'unknown-unit': '«{about}» birligi ma’lumotnomada yo‘q',
    'unknown-country': '«{about}» davlati ma’lumotnomada yo‘q',
    'bad-field': '«{about}» maydoni mahsulotga mos emas',
    gone: 'Mahsulot endi katalogda yo‘q',
    'not-written': 'Qatorni yozib bo‘lmadi: {about}',
  },
  kept: 'Yuklashdan keyin o‘zgartirilgan, hozir {about}',
  failed: {
    gone: 'Mahsulot endi katalogda yo‘q',
    'in-use': 'Mahsulot buyurtmalarda yoki xaridorlarda bor',
    'not-written': 'Avvalgi qiymatni yozib bo‘lmadi',
  },
  reasonColumn: 'Rad etish sababi',
  refusedFile: 'Yuklash {id} rad etgan qatorlar',
}

const texts: Record<Language, GoodsImportTexts> = { ru, en, uz }

export const goodsImportTextsIn = (language: Language): GoodsImportTexts => texts[language]
