import type { PictureFault, RefusalReason } from '@vitrina/contract/goods-import/goods-import.rules'
import type { EmailText } from './letter.ts'
import type { Language } from '@vitrina/contract/languages'

type GoodsImportTexts = {
  /** Why a row was refused; `{about}` is the code or value in question. */
  reasons: Record<RefusalReason, string>
  /** Why a value was not taken back. */
  kept: string
  /** Of a section, brand or the like that the import added. */
  usedSince: string
  /** Its name, where it is no field of a product. */
  kinds: Record<'price' | 'cost' | 'stock' | 'place' | 'field' | 'section' | 'kind' | 'brand' | 'feature', string>
  /** Why there is no picture. */
  pictures: Record<PictureFault, string>
  failed: Record<'gone' | 'in-use' | 'not-written', string>
  /** The column and the name of the file of refused rows. */
  reasonColumn: string
  refusedFile: string
  /** To the author of an import by the clock. */
  letters: Record<'refused' | 'failed' | 'waiting', EmailText>
}

const ru: GoodsImportTexts = {
  reasons: {
    'no-code': 'Нет кода товара',
    'unknown-code': 'Товара с кодом «{about}» нет в каталоге',
    'ambiguous-code': 'Код «{about}» есть у нескольких товаров: укажите наш артикул или бренд',
    'bad-price': 'Цена «{about}» не читается однозначно или не больше нуля',
    'bad-place': 'Место хранения длиннее 40 знаков: «{about}»',
    'bad-stock': 'Остаток «{about}» не читается однозначно',
    'bad-number': 'Число «{about}» не читается однозначно',
    'too-long': 'Код длиннее 100 знаков: «{about}»',
    repeated: 'Повторяет строку {about}',
    'no-name': 'Нет наименования: новый товар без него не заводится',
    'no-section': 'Нет раздела: новый товар без него не заводится',
    'unknown-unit': 'Единицы «{about}» нет в справочнике',
    'unknown-country': 'Страны «{about}» нет в справочнике',
    'bad-field': 'Поле «{about}» не подходит товару',
    'bad-feature': 'Значение не подходит характеристике «{about}»',
    'bad-picture': 'Фото не загружено, остальное записано. {about}',
    gone: 'Товара больше нет в каталоге',
    'not-written': 'Строку не удалось записать: {about}',
  },
  kept: 'Изменено после загрузки, сейчас {about}',
  usedSince: 'Используется: есть товары или другие записи',
  kinds: {
    price: 'Цена',
    cost: 'Закупочная цена',
    stock: 'Остаток',
    place: 'Место хранения',
    field: 'Товар',
    section: 'Раздел',
    kind: 'Вид товара',
    brand: 'Бренд',
    feature: 'Характеристика',
  },
  pictures: {
    'bad-address': 'адрес не подходит',
    'inner-address': 'адрес ведёт во внутреннюю сеть',
    'no-answer': 'сервер не ответил',
    refused: 'сервер не отдал файл',
    'host-silent': 'сервер несколько раз подряд не ответил, больше его не спрашивали',
    'not-found': 'по адресу ничего нет',
    'too-large': 'больше 10 МБ или слишком много точек',
    'not-a-picture': 'это не JPEG и не PNG',
    'not-in-archive': 'нет в архиве с фото',
    'too-many': 'у товара уже 30 фото',
  },
  failed: {
    gone: 'Товара больше нет в каталоге',
    'in-use': 'Товар уже есть в заказах или у покупателей',
    'not-written': 'Не удалось записать прежнее значение',
  },
  reasonColumn: 'Причина отказа',
  refusedFile: 'Отказы загрузки {id}',
  letters: {
    refused: {
      subject: 'Загрузка № {id}: отклонено строк {refused}, не загружено фотографий {pictures}',
      lines: [
        'Файл «{file}» загружен по расписанию. Строк в нём {rows}, отклонено {refused}, остальные записаны; не загружено фотографий {pictures}.',
        'Причины и файл с этими строками — на странице загрузки.',
      ],
      button: 'Открыть загрузку',
    },
    failed: {
      subject: 'Загрузка по расписанию не удалась: {file}',
      lines: ['{why}.', 'В магазине ничего не изменилось.'],
      button: 'Открыть загрузки',
    },
    waiting: {
      subject: 'Загрузка № {id} ждёт вашего решения',
      lines: [
        'Файл «{file}» получен по расписанию и сравнён с магазином, но выглядит необычно: строк {rows}, отклонено {refused}, резко падающих цен {drops}.',
        'Ничего не записано. Посмотрите, что изменится, и подтвердите или откажитесь.',
      ],
      button: 'Посмотреть',
    },
  },
}

const en: GoodsImportTexts = {
  reasons: {
    'no-code': 'There is no product code',
    'unknown-code': 'There is no product with the code “{about}”',
    'ambiguous-code': 'Several products have the code “{about}”: give our article or the brand',
    'bad-price': 'The price “{about}” cannot be read in one way only or is not above zero',
    'bad-place': 'The storage place is longer than 40 signs: “{about}”',
    'bad-stock': 'The stock “{about}” cannot be read in one way only',
    'bad-number': 'The number “{about}” cannot be read in one way only',
    'too-long': 'The code is longer than 100 signs: “{about}”',
    repeated: 'Repeats row {about}',
    'no-name': 'There is no name: a new product needs one',
    'no-section': 'There is no section: a new product needs one',
    'unknown-unit': 'The unit “{about}” is not known',
    'unknown-country': 'The country “{about}” is not known',
    'bad-field': 'The field “{about}” does not fit the product',
    'bad-feature': 'The value does not fit the feature “{about}”',
    'bad-picture': 'The picture was not loaded, the rest is written. {about}',
    gone: 'The product is no longer in the catalogue',
    'not-written': 'The row could not be written: {about}',
  },
  kept: 'Changed after the import, now {about}',
  usedSince: 'It is in use: there are products or other records',
  kinds: {
    price: 'Price',
    cost: 'Cost',
    stock: 'Stock',
    place: 'Storage place',
    field: 'Product',
    section: 'Section',
    kind: 'Kind',
    brand: 'Brand',
    feature: 'Feature',
  },
  pictures: {
    'bad-address': 'the address does not fit',
    'inner-address': 'the address leads into an inner network',
    'no-answer': 'the server did not answer',
    refused: 'the server did not hand the file out',
    'host-silent': 'the server did not answer several times in a row and was not asked again',
    'not-found': 'there is nothing at the address',
    'too-large': 'over 10 MB or too many pixels',
    'not-a-picture': 'it is no JPEG or PNG',
    'not-in-archive': 'it is not in the archive of pictures',
    'too-many': 'the product has 30 pictures already',
  },
  failed: {
    gone: 'The product is no longer in the catalogue',
    'in-use': 'The product is in orders or with buyers already',
    'not-written': 'The former value could not be written',
  },
  reasonColumn: 'Reason of refusal',
  refusedFile: 'Refused rows of import {id}',
  letters: {
    refused: {
      subject: 'Import {id}: {refused} rows refused, {pictures} pictures not loaded',
      lines: [
        'The file “{file}” was imported by the clock. It has {rows} rows, {refused} were refused, the others are written; {pictures} pictures were not loaded.',
        'The reasons and the file of these rows are on the page of the import.',
      ],
      button: 'Open the import',
    },
    failed: {
      subject: 'An import by the clock failed: {file}',
      lines: ['{why}.', 'Nothing has changed in the shop.'],
      button: 'Open imports',
    },
    waiting: {
      subject: 'Import {id} waits for your decision',
      lines: [
        'The file “{file}” was fetched by the clock and compared with the shop, but looks unusual: {rows} rows, {refused} refused, {drops} prices fall steeply.',
        'Nothing is written. Look at what would change, then confirm or give it up.',
      ],
      button: 'Have a look',
    },
  },
}

const uz: GoodsImportTexts = {
  reasons: {
    'no-code': 'Mahsulot kodi yo‘q',
    'unknown-code': '«{about}» kodli mahsulot katalogda yo‘q',
    'ambiguous-code': '«{about}» kodi bir nechta mahsulotda bor: bizning artikul yoki brendni ko‘rsating',
    'bad-price': '«{about}» narxi bir ma’noda o‘qilmaydi yoki noldan katta emas',
    'bad-place': 'Saqlash joyi 40 belgidan uzun: «{about}»',
    'bad-stock': '«{about}» qoldig‘i bir ma’noda o‘qilmaydi',
    'bad-number': '«{about}» soni bir ma’noda o‘qilmaydi',
    'too-long': 'Kod 100 belgidan uzun: «{about}»',
    repeated: '{about}-qatorni takrorlaydi',
    'no-name': 'Nomi yo‘q: yangi mahsulot usiz ochilmaydi',
    'no-section': 'Bo‘limi yo‘q: yangi mahsulot usiz ochilmaydi',
    'unknown-unit': '«{about}» birligi ma’lumotnomada yo‘q',
    'unknown-country': '«{about}» davlati ma’lumotnomada yo‘q',
    'bad-field': '«{about}» maydoni mahsulotga mos emas',
    'bad-feature': 'Qiymat «{about}» xususiyatiga mos emas',
    'bad-picture': 'Surat yuklanmadi, qolgani yozildi. {about}',
    gone: 'Mahsulot endi katalogda yo‘q',
    'not-written': 'Qatorni yozib bo‘lmadi: {about}',
  },
  kept: 'Yuklashdan keyin o‘zgartirilgan, hozir {about}',
  usedSince: 'Ishlatilmoqda: mahsulot yoki boshqa yozuvlar bor',
  kinds: {
    price: 'Narx',
    cost: 'Xarid narxi',
    stock: 'Qoldiq',
    place: 'Saqlash joyi',
    field: 'Mahsulot',
    section: 'Bo‘lim',
    kind: 'Mahsulot turi',
    brand: 'Brend',
    feature: 'Xususiyat',
  },
  pictures: {
    'bad-address': 'manzil yaramaydi',
    'inner-address': 'manzil ichki tarmoqqa olib boradi',
    'no-answer': 'server javob bermadi',
    refused: 'server faylni bermadi',
    'host-silent': 'server ketma-ket bir necha marta javob bermadi, undan boshqa so‘ralmadi',
    'not-found': 'manzilda hech narsa yo‘q',
    'too-large': '10 MB dan katta yoki nuqtalari juda ko‘p',
    'not-a-picture': 'bu JPEG ham, PNG ham emas',
    'not-in-archive': 'suratlar arxivida yo‘q',
    'too-many': 'mahsulotda allaqachon 30 ta surat bor',
  },
  failed: {
    gone: 'Mahsulot endi katalogda yo‘q',
    'in-use': 'Mahsulot buyurtmalarda yoki xaridorlarda bor',
    'not-written': 'Avvalgi qiymatni yozib bo‘lmadi',
  },
  reasonColumn: 'Rad etish sababi',
  refusedFile: 'Yuklash {id} rad etgan qatorlar',
  letters: {
    refused: {
      subject: '{id}-yuklash: {refused} ta qator rad etildi, {pictures} ta surat yuklanmadi',
      lines: [
        '«{file}» fayli jadval bo‘yicha yuklandi. Unda {rows} ta qator bor, {refused} tasi rad etildi, qolganlari yozildi; {pictures} ta surat yuklanmadi.',
        'Sabablar va shu qatorlar fayli yuklash sahifasida.',
      ],
      button: 'Yuklashni ochish',
    },
    failed: {
      subject: 'Jadval bo‘yicha yuklash amalga oshmadi: {file}',
      lines: ['{why}.', 'Do‘konda hech narsa o‘zgarmadi.'],
      button: 'Yuklashlarni ochish',
    },
    waiting: {
      subject: '{id}-yuklash qaroringizni kutmoqda',
      lines: [
        '«{file}» fayli jadval bo‘yicha olindi va do‘kon bilan solishtirildi, lekin g‘ayrioddiy: {rows} ta qator, {refused} tasi rad etilgan, {drops} ta narx keskin tushadi.',
        'Hech narsa yozilmadi. Nima o‘zgarishini ko‘ring, keyin tasdiqlang yoki voz keching.',
      ],
      button: 'Ko‘rish',
    },
  },
}

const texts: Record<Language, GoodsImportTexts> = { ru, en, uz }

export const goodsImportTextsIn = (language: Language): GoodsImportTexts => texts[language]
