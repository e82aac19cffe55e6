import type { Language } from '@vitrina/contract/languages'
import type { MatchStep } from '@vitrina/contract/list-import/import-jobs'
import type { ImportProblem } from '@vitrina/contract/list-import/list-import.rules'

/** Words around the import of a list. */
export type ListImportTexts = {
  /** Remarks on a row that is about to go into the cart. */
  problems: Record<ImportProblem, string>
  /** Why a product stands on a line of an import. */
  reasons: Record<
    | Exclude<MatchStep, 'features' | 'name' | 'search'>
    | 'mistaken'
    | 'code-and-name-differ'
    | 'code-of-several'
    | 'same-name'
    | 'same-words'
    | 'same-features'
    | 'same-features-any-brand'
    | 'several'
    | 'several-differ'
    | 'other-brand'
    | 'differs'
    | 'words-left'
    | 'chosen-by-others'
    | 'answered-by-seller'
    | 'not-sold'
    | 'nothing'
    | 'waiting'
    | 'chosen'
    | 'none',
    string
  >
  /** Remarks on the source of an import. */
  remarks: Record<'old-excel' | 'scan' | 'rows-cut' | 'sheets-cut' | 'pages-cut' | 'attachments-left', string>
}

const ru: ListImportTexts = {
  problems: {
    'amount-wrong': 'Укажите количество от 0,001 до {limit}',
    'amount-decimals': 'Такая дробность для «{unit}» не подходит',
    'amount-missing': 'Количество не указано',
    'amount-doubtful': 'Количество читается двояко: выберите',
    'minimum-batch': 'Меньше минимальной партии',
    multiplicity: 'Не кратно упаковке',
    'stock-short': 'На складах столько нет',
    'no-price': 'Цена по запросу',
  },
  reasons: {
    customer: 'Найдено по вашему коду',
    article: 'Найдено по артикулу',
    manufacturer: 'Найдено по коду производителя',
    ean: 'Найдено по штрихкоду',
    similar: 'Найдено по похожему написанию кода {code}',
    mistaken: 'Код {code} прочитан с поправкой на ошибку распознавания',
    'code-in-name': 'Найдено по коду {code} в названии',
    'code-and-name-differ': 'Код {code} и название говорят о разных товарах',
    'code-of-several': 'Код {code} у нескольких товаров ({count}). Отличаются: {difference}',
    'same-name': 'Название совпадает',
    'same-words': 'Совпадают все слова',
    'same-features': 'Совпали: {features}',
    'same-features-any-brand': 'Совпали: {features}; бренд не указан',
    'several-differ': 'Подходит товаров: {count}. Отличаются: {difference}',
    'other-brand': 'Другой бренд: в строке {brand}',
    differs: 'Отличается: в строке {features}',
    'words-left': 'Не понято: {words}',
    'chosen-by-others': 'Так выбирали другие компании',
    'answered-by-seller': 'Так ответил магазин',
    'not-sold': 'Этого мы не продаём',
    earlier: 'Так выбирали в вашей компании',
    several: 'Подходит несколько товаров',
    nothing: 'Ничего похожего в каталоге нет',
    waiting: 'Ещё не искали',
    chosen: 'Выбрано вами',
    none: 'Товар не выбран',
  },
  remarks: {
    'old-excel': 'Файлы .xls старого Excel не рекомендуются: сохраните его как .xlsx',
    scan: 'Распознано с изображения: проверьте коды и количества',
    'rows-cut': 'В файле больше строк, чем читается: взяты первые',
    'sheets-cut': 'В файле больше листов, чем читается: взяты первые',
    'pages-cut': 'В файле больше страниц, чем читается: взяты первые',
    'attachments-left': 'Часть вложений письма не прочитана: загрузите их отдельно',
  },
}

const en: ListImportTexts = {
  problems: {
    'amount-wrong': 'Give an amount from 0.001 to {limit}',
    'amount-decimals': '«{unit}» cannot be divided like that',
    'amount-missing': 'No amount given',
    'amount-doubtful': 'The amount can be read in two ways: choose one',
    'minimum-batch': 'Less than the minimum batch',
    multiplicity: 'Not a multiple of the package',
    'stock-short': 'The warehouses do not have that much',
    'no-price': 'Price on request',
  },
  reasons: {
    customer: 'Found by your code',
    article: 'Found by article',
    manufacturer: 'Found by the manufacturer’s code',
    ean: 'Found by barcode',
    similar: 'Found by a similar spelling of the code {code}',
    mistaken: 'Code {code} read with a scanning slip corrected',
    'code-in-name': 'Found by the code {code} in the name',
    'code-and-name-differ': 'The code {code} and the name speak of different products',
    'code-of-several': 'Several products have the code {code} ({count}). They differ in: {difference}',
    'same-name': 'The name matches',
    'same-words': 'All words match',
    'same-features': 'Match: {features}',
    'same-features-any-brand': 'Match: {features}; no brand given',
    'several-differ': 'Products that fit: {count}. They differ in: {difference}',
    'other-brand': 'Another brand: the line says {brand}',
    differs: 'Differs: the line says {features}',
    'words-left': 'Not understood: {words}',
    'chosen-by-others': 'Other companies chose so',
    'answered-by-seller': 'The seller’s answer for this line',
    'not-sold': 'We do not sell this',
    earlier: 'Chosen so in your company',
    several: 'Several products fit',
    nothing: 'Nothing like it in the catalogue',
    waiting: 'Not looked up yet',
    chosen: 'Chosen by you',
    none: 'No product chosen',
  },
  remarks: {
    'old-excel': 'Files of old Excel (.xls) are not recommended: save it as .xlsx',
    scan: 'Recognised from a picture: check codes and amounts',
    'rows-cut': 'The file has more rows than are read: the first ones were taken',
    'sheets-cut': 'The file has more sheets than are read: the first ones were taken',
    'pages-cut': 'The file has more pages than are read: the first ones were taken',
    'attachments-left': 'Some attachments of the letter were not read: load them one by one',
  },
}

const uz: ListImportTexts = {
  problems: {
    'amount-wrong': '0,001 dan {limit} gacha miqdorni ko‘rsating',
    'amount-decimals': '«{unit}» uchun bunday kasr mos emas',
    'amount-missing': 'Miqdor ko‘rsatilmagan',
    'amount-doubtful': 'Miqdor ikki xil o‘qiladi: birini tanlang',
    'minimum-batch': 'Eng kichik partiyadan kam',
    multiplicity: 'Qadoqqa karrali emas',
    'stock-short': 'Omborlarda buncha yo‘q',
    'no-price': 'Narx so‘rov bo‘yicha',
  },
  reasons: {
    customer: 'Sizning kodingiz bo‘yicha topildi',
    article: 'Artikul bo‘yicha topildi',
    manufacturer: 'Ishlab chiqaruvchi kodi bo‘yicha topildi',
    ean: 'Shtrix-kod bo‘yicha topildi',
    similar: '{code} kodining o‘xshash yozilishi bo‘yicha topildi',
    mistaken: '{code} kodi tanib olishdagi xato tuzatilib o‘qildi',
    'code-in-name': 'Nomdagi {code} kodi bo‘yicha topildi',
    'code-and-name-differ': '{code} kodi va nom turli mahsulotlarni bildiradi',
    'code-of-several': '{code} kodi bir nechta mahsulotda bor ({count}). Farqi: {difference}',
    'same-name': 'Nomi mos keladi',
    'same-words': 'Barcha so‘zlar mos',
    'same-features': 'Mos keldi: {features}',
    'same-features-any-brand': 'Mos keldi: {features}; brend ko‘rsatilmagan',
    'several-differ': 'Mos mahsulotlar: {count}. Farqi: {difference}',
    'other-brand': 'Boshqa brend: qatorda {brand}',
    differs: 'Farq qiladi: qatorda {features}',
    'words-left': 'Tushunilmadi: {words}',
    'chosen-by-others': 'Boshqa kompaniyalar shunday tanlagan',
    'answered-by-seller': 'Do‘kon shunday javob bergan',
    'not-sold': 'Buni biz sotmaymiz',
    earlier: 'Kompaniyangizda shunday tanlangan',
    several: 'Bir nechta mahsulot mos keladi',
    nothing: 'Katalogda o‘xshashi yo‘q',
    waiting: 'Hali qidirilmagan',
    chosen: 'Siz tanlagansiz',
    none: 'Mahsulot tanlanmagan',
  },
  remarks: {
    'old-excel': 'Eski Excelning .xls fayllari tavsiya etilmaydi: uni .xlsx sifatida saqlang',
    scan: 'Rasmdan tanib olindi: kodlar va miqdorlarni tekshiring',
    'rows-cut': 'Faylda o‘qiladiganidan ko‘p qator bor: birinchilari olindi',
    'sheets-cut': 'Faylda o‘qiladiganidan ko‘p varaq bor: birinchilari olindi',
    'pages-cut': 'Faylda o‘qiladiganidan ko‘p sahifa bor: birinchilari olindi',
    'attachments-left': 'Xatning ayrim ilovalari o‘qilmadi: ularni alohida yuklang',
  },
}

const texts: Record<Language, ListImportTexts> = { ru, en, uz }

export const listImportTextsIn = (language: Language): ListImportTexts => texts[language]
